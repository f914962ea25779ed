import { appendFileSync, renameSync, statSync } from 'node:fs';
import { Writable } from 'node:stream';

export const ROTATION_BYTES = 10 * 1024 * 1024;

/** Renames a full log to `<file>.1`. On a full disk lines are lost, and the site continues. */
export function boundedLog(file: string) {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return new Writable({
    write(chunk: Buffer, _, done) {
      try {
        if (size > 0 && size + chunk.length > ROTATION_BYTES) {
          renameSync(file, `${file}.1`);
          size = 0;
        }
        appendFileSync(file, chunk);
        size += chunk.length;
      } catch {
        // there is no other place to report it
      }
      done();
    },
  });
}
