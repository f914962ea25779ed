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

export const MAX_SERVER_LOG_BYTES = 10 * 1024 * 1024;

/** Copies the last part of a full log to `<file>.1` and truncates the log, since PostgreSQL keeps it open. */
export function rotateLog(file: string): void {
  try {
    // the folder belongs to the account, so root must not follow a link in it
    const descriptor = openSync(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
    try {
      if (fstatSync(descriptor).size > MAX_SERVER_LOG_BYTES) moveLastPart(descriptor, `${file}.1`);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // no log yet, or a full disk: the next attempt may succeed
  }
}

function moveLastPart(descriptor: number, to: string): void {
  const last = Buffer.alloc(MAX_SERVER_LOG_BYTES);
  readSync(descriptor, last, 0, MAX_SERVER_LOG_BYTES, fstatSync(descriptor).size - MAX_SERVER_LOG_BYTES);
  rmSync(to, { force: true });
  writeFileSync(to, last, { flag: 'wx', mode: 0o600 });
  ftruncateSync(descriptor);
}
