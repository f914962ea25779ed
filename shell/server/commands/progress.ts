let isLineOpen = false;

/** Prints one line to the terminal. */
export function say(line: string) {
  console.log(isLineOpen ? `\n${line}` : line);
  isLineOpen = false;
}

/** Prints the title of what begins; the line is ended by `endLine`. */
export function beginLine(title: string) {
  process.stdout.write(title);
  isLineOpen = true;
}

/** Ends the line of what began. */
export function endLine(text: string) {
  process.stdout.write(` ${text}\n`);
  isLineOpen = false;
}

/** Seconds since a moment of `performance.now()`, as text. */
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints a step while it runs and its duration when it is done; the work may have begun earlier. */
export async function step<T>(title: string, work: Promise<T> | (() => Promise<T>)): Promise<T> {
  const start = performance.now();
  beginLine(title);
  try {
    const result = await (typeof work === 'function' ? work() : work);
    endLine(secondsSince(start));
    return result;
  } catch (error) {
    endLine(`failed after ${secondsSince(start)}`);
    throw error;
  }
}
