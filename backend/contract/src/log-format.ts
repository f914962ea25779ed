/** Options of pino for all processes: JSON lines with UTC time, level name and message as `msg`. */
export const LOG_FORMAT = {
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};

/**
 * Options of pino's destination: standard output, flushed at least once a second, since a write for each request
 * would take a tenth of the time of a request.
 */
export const BUFFERED_LOG = { dest: 1, sync: false, minLength: 8_192, periodicFlush: 1_000 };
