/** Rows in memory, cloned as storage would: where there is no storage, and in tests. */
import { TakenError, type Keeper } from './keeper.js';
import type { MatchRow } from './match-row.js';

export class MemoryKeeper implements Keeper {
  readonly rows = new Map<string, unknown>();

  async load(id: string): Promise<unknown> {
    await Promise.resolve();
    return structuredClone(this.rows.get(id));
  }

  async list(): Promise<readonly unknown[]> {
    await Promise.resolve();
    return structuredClone([...this.rows.values()]);
  }

  async update(id: string, change: (stored: unknown) => MatchRow | null): Promise<void> {
    await Promise.resolve();
    const next = change(structuredClone(this.rows.get(id)));
    if (next) this.rows.set(id, structuredClone(next));
  }

  async add(rows: readonly MatchRow[]): Promise<void> {
    await Promise.resolve();
    if (rows.some(({ id }) => this.rows.has(id))) throw new TakenError('an id is in use');
    for (const row of rows) this.rows.set(row.id, structuredClone(row));
  }

  async remove(id: string): Promise<void> {
    await Promise.resolve();
    this.rows.delete(id);
  }
}
