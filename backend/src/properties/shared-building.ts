/** The number of first rows that are checked for a shared building, and how many must share it. */
const FIRST_ROWS = 10;
const MIN_SHARING = 3;

/** Returns the id of the building that most of the first rows share. */
export function sharedBuilding(rows: readonly { buildingId: number | null }[]): number | undefined {
  const inBuildings = rows.slice(0, FIRST_ROWS).flatMap(({ buildingId }) => buildingId ?? []);
  const [most] = [...Map.groupBy(inBuildings, id => id)].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= MIN_SHARING ? most[0] : undefined;
}
