/** Says one line to the person at the terminal. */
export const say = line => console.log(line);

/** Seconds since a moment of `performance.now()`, in words. */
export const since = start => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Names a step while it runs and its time when it is done; the work may have begun earlier. */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(title);
  try {
    const result = await (typeof work === 'function' ? work() : work);
    process.stdout.write(` ${since(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(` failed after ${since(start)}\n`);
    throw error;
  }
}
