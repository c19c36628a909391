/** Which of two copies of a match knows more: by descent, as each writer goes on from another's work. */

/** A writer, and the last revision of the match that it made or took over. */
export interface Stretch {
  readonly writer: string;
  readonly revision: number;
}

export interface Version {
  /** Grows with every new writer: messages of a lower term come from one that was replaced. */
  readonly term: number;
  /** Grows with every change, whoever makes it. */
  readonly revision: number;
  /** Writers in order, the present one last. */
  readonly line: readonly Stretch[];
}

/** Older writers than these are forgotten. */
const LONGEST_LINE = 50;

export const NO_VERSION: Version = { term: 0, revision: 0, line: [] };

/** The version of a new match, told by its mark from another that is made under the same id. */
export const born = (mark: string): Version => ({
  term: 0,
  revision: 0,
  line: [{ writer: mark, revision: 0 }],
});

export const writerOf = ({ line }: Version): string => line.at(-1)?.writer ?? '';

/** Without the writers that changed nothing after they took over. */
const working = (line: readonly Stretch[]): readonly Stretch[] =>
  line.filter(({ revision }, i) => revision !== line[i - 1]?.revision);

/** The version of a writer that goes on from here, newer than `term`. */
export const takenOver = (from: Version, writer: string, term = 0): Version => ({
  term: Math.max(from.term, term) + 1,
  revision: from.revision,
  line: [...working(from.line), { writer, revision: from.revision }].slice(-LONGEST_LINE),
});

/** Does the one know everything that was entered in the other? */
export const contains = (one: Version, other: Version): boolean => {
  const last = working(other.line).at(-1);
  if (!last) return true;
  return one.line.some(
    ({ writer, revision }) => writer === last.writer && revision >= last.revision,
  );
};

/** The version of the same writer at a later revision. */
export const goneOn = (version: Version, revision: number): Version => ({
  term: version.term,
  revision,
  line: [...version.line.slice(0, -1), { writer: writerOf(version), revision }],
});

/** The version after one more change by the same writer. */
export const changed = (version: Version): Version => goneOn(version, version.revision + 1);
