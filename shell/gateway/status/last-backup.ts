const WEEK_SECONDS = 7 * 24 * 60 * 60;

export function ageOfBackup(at: Date, now: Date) {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  return { seconds, isOld: seconds > WEEK_SECONDS };
}
