export interface PassedTest {
  readonly file: string;
  readonly name: string;
}

export interface RulesTable {
  readonly markdown: string;
  /** Ids without a test. */
  readonly missing: readonly string[];
  /** Ids that tests carry and no clause has. */
  readonly unknown: readonly string[];
}

export function rulesTable(
  clauses: Readonly<Record<string, string>>,
  passed: readonly PassedTest[],
): RulesTable;

export function updateRulesTable(list: string): boolean;
