import { colourOfTag, isProblem } from '@home-truths/contract';

/** The colour token of each group's bars. */
const COLOURS = { Problems: 'problem', 'Good points': 'good', Other: 'spread' };

function groupOf(tag: string) {
  if (isProblem(tag)) return 'Problems';
  return colourOfTag(tag) === 'grey' ? 'Other' : 'Good points';
}

export const groupsOfTags = <Count extends { tag: string }>(counts: readonly Count[]) =>
  Object.entries(COLOURS)
    .map(([name, bar]) => ({ name, bar, counts: counts.filter(({ tag }) => groupOf(tag) === name) }))
    .filter(group => group.counts.length > 0);
