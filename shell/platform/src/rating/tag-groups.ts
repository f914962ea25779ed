import { colourOfTag, isProblem } from '@home-truths/contract';

const BARS = { Problems: 'problem', 'Good points': 'good', Other: 'spread' };

const groupOf = (tag: string) =>
  isProblem(tag) ? 'Problems' : colourOfTag(tag) === 'grey' ? 'Other' : 'Good points';

export const groupsOfTags = <Count extends { tag: string }>(counts: readonly Count[]) =>
  Object.entries(BARS)
    .map(([name, bar]) => ({ name, bar, counts: counts.filter(({ tag }) => groupOf(tag) === name) }))
    .filter(group => group.counts.length > 0);
