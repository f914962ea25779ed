let isLineOpen = false;

export function say(line: string) {
  console.log(isLineOpen ? `\n${line}` : line);
  isLineOpen = false;
}

export function beginLine(title: string) {
  process.stdout.write(title);
  isLineOpen = true;
}

export function endLine(text: string) {
  process.stdout.write(` ${text}\n`);
  isLineOpen = false;
}

/** @param start a moment of `performance.now()` */
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints a title and then the duration; the work may have begun earlier. */
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
