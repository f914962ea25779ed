import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/** More than this of PostgreSQL's log (bytes) becomes its earlier generation. */
export const MAX_LOG = 10 * 1024 * 1024;

/**
 * Bounds the size of PostgreSQL's log: the last part of one that is full goes to `<file>.1`, and it begins anew.
 * PostgreSQL holds it open to append and goes on at its new end. A log that cannot be bounded stops nothing.
 */
export function boundLog(file: string): void {
  try {
    // The folder is its account's, so root may follow no link in it.
    const descriptor = openSync(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
    try {
      if (fstatSync(descriptor).size > MAX_LOG) moveLastPart(descriptor, `${file}.1`);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // not there yet, or a full disk: the next time may succeed
  }
}

function moveLastPart(descriptor: number, to: string): void {
  const last = Buffer.alloc(MAX_LOG);
  readSync(descriptor, last, 0, MAX_LOG, fstatSync(descriptor).size - MAX_LOG);
  rmSync(to, { force: true });
  writeFileSync(to, last, { flag: 'wx', mode: 0o600 });
  ftruncateSync(descriptor);
}
