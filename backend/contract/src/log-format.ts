/**
 * The form of every process's log, as options of pino: JSON lines with the UTC time, the name of the level and the
 * message as `msg`.
 */
export const LOG_FORMAT = {
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};
