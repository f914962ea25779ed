/** Set by the document's first script (`shell/src/early-actions.ts`). */
interface WithFirstInput {
  /** Also resolves when the page has been idle for three seconds. */
  firstInput?: Promise<unknown>;
}

/** Returns at once if the document lacks its first script. */
export const waitForInput = (): Promise<unknown> =>
  (window as WithFirstInput).firstInput ?? Promise.resolve();
