/** A match that is another one in all but what its subclass does otherwise. */
import type { History, MatchRecord, MatchState, Refusal, Summary } from '../src/index.js';
import type {
  Freshness,
  Keeping,
  Role,
  Sharing,
  WritableMatch,
} from '../components/source/match-source.js';

/** All that a match may tell: what is left out here, no pad of the extension would ever see. */
type Whole = { [Key in keyof Required<WritableMatch>]: WritableMatch[Key] };

export abstract class PassedMatch implements Whole {
  constructor(protected readonly match: WritableMatch) {}

  get id(): string {
    return this.match.id;
  }

  get record(): MatchRecord {
    return this.match.record;
  }

  get state(): MatchState {
    return this.match.state;
  }

  get summary(): Summary {
    return this.match.summary;
  }

  get freshness(): Freshness {
    return this.match.freshness;
  }

  get changedAt(): number | undefined {
    return this.match.changedAt;
  }

  get sharing(): Sharing | undefined {
    return this.match.sharing;
  }

  get role(): Role {
    return this.match.role;
  }

  get keeping(): Keeping {
    return this.match.keeping;
  }

  get leftOver(): readonly MatchRecord[] {
    return this.match.leftOver ?? [];
  }

  get copies(): number {
    return this.match.copies ?? 0;
  }

  get history(): History {
    return this.match.history;
  }

  get canUndo(): boolean {
    return this.match.canUndo;
  }

  get canRedo(): boolean {
    return this.match.canRedo;
  }

  enter(entry: unknown): Refusal | null {
    return this.match.enter(entry);
  }

  insert(at: number, entry: unknown): Refusal | null {
    return this.match.insert(at, entry);
  }

  edit(at: number, entry: unknown): Refusal | null {
    return this.match.edit(at, entry);
  }

  remove(at: number): Refusal | null {
    return this.match.remove(at);
  }

  undo(): Refusal | null {
    return this.match.undo();
  }

  redo(): Refusal | null {
    return this.match.redo();
  }

  takeOver(): Promise<void> {
    return this.match.takeOver();
  }

  stateAfter(count: number): MatchState {
    return this.match.stateAfter(count);
  }

  subscribe(listener: () => void): () => void {
    return this.match.subscribe(listener);
  }

  close(): void {
    this.match.close();
  }
}
