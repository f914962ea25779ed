/** What the document's first script sets (`shell/src/early-actions.ts`). */
interface WithFirstInput {
  /** Resolves at the first input in this document: a pointer, a key, a scroll or a value that the browser fills in. */
  firstInput?: Promise<unknown>;
}

/** Waits for the first input in this tab; a document without that script is in use already. */
export const waitForInput = (): Promise<unknown> =>
  (window as WithFirstInput).firstInput ?? Promise.resolve();
