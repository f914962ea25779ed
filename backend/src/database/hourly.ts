const HOUR_MS = 60 * 60 * 1_000;

/** Does some tidying once an hour while the process lives; what fails is tried again the next hour. */
export const hourly = (tidy: () => Promise<unknown>) =>
  setInterval(() => void tidy().catch(() => {}), HOUR_MS).unref();
