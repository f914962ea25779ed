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

/** The size in bytes above which PostgreSQL's log is rotated. */
export const MAX_SERVER_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Bounds the size of PostgreSQL's log: the last part of a full one is copied to `<file>.1`, and the log is truncated.
 * PostgreSQL has it open for appending and continues at its new end. A failed rotation is ignored.
 */
export function rotateLog(file: string): void {
  try {
    // The folder belongs to the account, so root must not follow a link in it.
    const descriptor = openSync(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
    try {
      if (fstatSync(descriptor).size > MAX_SERVER_LOG_BYTES) moveLastPart(descriptor, `${file}.1`);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // not there yet, or a full disk: the next time may succeed
  }
}

function moveLastPart(descriptor: number, to: string): void {
  const last = Buffer.alloc(MAX_SERVER_LOG_BYTES);
  readSync(descriptor, last, 0, MAX_SERVER_LOG_BYTES, fstatSync(descriptor).size - MAX_SERVER_LOG_BYTES);
  rmSync(to, { force: true });
  writeFileSync(to, last, { flag: 'wx', mode: 0o600 });
  ftruncateSync(descriptor);
}
