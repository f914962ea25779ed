let midLine = false;

/** Prints one line to the terminal. */
export function say(line) {
  console.log(midLine ? `\n${line}` : line);
  midLine = false;
}

/** Prints the title of what begins; the line is ended by `close`. */
export function open(title) {
  process.stdout.write(title);
  midLine = true;
}

/** Ends the line of what began. */
export function close(text) {
  process.stdout.write(` ${text}\n`);
  midLine = false;
}

/** Seconds since a moment of `performance.now()`, as text. */
export const since = start => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints a step while it runs and its duration when it is done; the work may have begun earlier. */
export async function step(title, work) {
  const start = performance.now();
  open(title);
  try {
    const result = await (typeof work === 'function' ? work() : work);
    close(since(start));
    return result;
  } catch (error) {
    close(`failed after ${since(start)}`);
    throw error;
  }
}
