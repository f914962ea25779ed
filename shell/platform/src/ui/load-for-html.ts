import { afterNextPaint, sleep } from '../with-timeout.ts';
import { waitForInput } from './first-input.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Loads the code of HTML that the server has rendered: from the first input on, or once the page is idle, until it is
 * there. The HTML can be read meanwhile, and what is pressed or typed in it is kept.
 * @param load called again after each failure
 */
export async function loadForHtml<Code>(load: () => Promise<Code>): Promise<Code> {
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
