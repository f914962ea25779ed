/** The Levenshtein distance. */
export function editDistance(from: string, to: string): number {
  const letters = [...to];
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index);
  for (const [position, letter] of [...from].entries()) {
    const next = [position + 1];
    for (const [index, other] of letters.entries()) {
      const changed = (row[index] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] as number) + 1, (next[index] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
