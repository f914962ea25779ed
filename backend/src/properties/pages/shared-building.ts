/** The number of first rows, and how many must share a building. */
const FIRST_ROWS = 10;
const MIN_SHARING = 3;

export function sharedBuilding(rows: readonly { buildingId: number | null }[]): number | undefined {
  const inBuildings = rows.slice(0, FIRST_ROWS).flatMap(({ buildingId }) => buildingId ?? []);
  const [most] = [...Map.groupBy(inBuildings, id => id)].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= MIN_SHARING ? most[0] : undefined;
}
