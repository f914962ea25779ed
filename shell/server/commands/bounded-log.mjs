import { appendFileSync, renameSync, statSync } from 'node:fs';
import { Writable } from 'node:stream';

/** More than this of a log (bytes) becomes its earlier generation. */
export const MOST_LOG = 10 * 1024 * 1024;

/**
 * A stream that appends to a log. A full one becomes `<file>.1`, in the place of the one before. Where it cannot be
 * written, as on a full disk, lines are lost, and the site goes on.
 */
export function boundedLog(file) {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return new Writable({
    write(chunk, _, done) {
      try {
        if (size > 0 && size + chunk.length > MOST_LOG) {
          renameSync(file, `${file}.1`);
          size = 0;
        }
        appendFileSync(file, chunk);
        size += chunk.length;
      } catch {
        // there is no other place to say it
      }
      done();
    },
  });
}
