/**
 * The form of every process's log, as options of pino: JSON lines with the UTC time, the name of the level and the
 * message as `msg`.
 */
export const LOG_FORMAT = {
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};

/**
 * Where a process writes its log, as options of pino's destination: standard output, flushed at least once a second, since
 * a separate write for each request would cost a tenth of a read.
 */
export const BUFFERED_LOG = { dest: 1, sync: false, minLength: 8_192, periodicFlush: 1_000 };
