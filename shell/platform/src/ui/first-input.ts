/** What the document's first script sets (`shell/src/early-actions.ts`). */
interface WithFirstInput {
  /** Resolves at the first input in this document, or when the page has been idle for three seconds. */
  firstInput?: Promise<unknown>;
}

/** Waits for the first input in this tab, or for an idle page; a document without that script is in use already. */
export const waitForInput = (): Promise<unknown> =>
  (window as WithFirstInput).firstInput ?? Promise.resolve();
