/** The package names its types as no compiler finds them. */
declare module '@web/test-runner-visual-regression' {
  /** Takes a picture of an element. Rejects where it is not the picture that is kept. */
  export function visualDiff(element: Node, name: string): Promise<void>;
}
