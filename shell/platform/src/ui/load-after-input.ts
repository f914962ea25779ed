import { afterNextPaint, sleep } from '../with-timeout.ts';

/** Set by the document's first script (`shell/src/early-actions.ts`). */
interface WithFirstInput {
  /** Also resolves when the page has been idle for three seconds. */
  firstInput?: Promise<unknown>;
}

/** Does not wait if the document lacks its first script. */
const waitForInput = (): Promise<unknown> => (window as WithFirstInput).firstInput ?? Promise.resolve();

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Loads the code of a part that the server has rendered, after the first input or once the page is idle
 * (shell/docs/architecture/rendering.md). Retries until it succeeds: the HTML is readable meanwhile, and input is kept.
 */
export async function loadAfterInput<Code>(load: () => Promise<Code>): Promise<Code> {
  await waitForInput();
  await afterNextPaint();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await sleep(pause);
    }
  }
}
