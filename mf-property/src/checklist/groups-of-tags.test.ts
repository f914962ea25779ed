import { ISSUE_TAG_NAMES } from '@home-truths/platform/contract';
import { groupsOfTags } from './groups-of-tags.ts';
import { FOR_EVERY_PROPERTY, WHAT_TO_CHECK } from './what-to-check.ts';

const tagged = (reviewCount: number, ...counts: [tag: string, count: number][]) => ({
  reviewCount,
  issueTagCounts: counts.map(([tag, count]) => ({ tag, count })),
});

const headings = (...[property, building]: Parameters<typeof groupsOfTags>) =>
  groupsOfTags(property, building).map(({ heading }) => heading);

test('a group for each tag, as often as reviews mention it', () => {
  const [leaks, pests] = groupsOfTags(tagged(13, ['Leaks', 3], ['Pests', 1]), undefined);
  expect(leaks).toEqual({
    heading: 'Leaks',
    mentions: '3 of 13 reviews mention this',
    items: [
      'Stains, bubbles or fresh paint on ceilings and in corners',
      'Under each sink: dry, no smell',
      'Run the shower for 2 minutes, then check the wall behind it',
      'Ask: When was the last leak, and is there an invoice for the repair?',
    ],
  });
  expect(pests?.mentions).toBe('1 of 13 reviews mentions this');
});

test('at most six, of tags that there is something to say of', () => {
  const counts = ISSUE_TAG_NAMES.map((tag, index): [string, number] => [tag, 12 - index]);
  expect(headings(tagged(20, ['Ghosts', 20], ...counts), undefined)).toEqual(ISSUE_TAG_NAMES.slice(0, 6));
});

test('fewer than two are those of the building', () => {
  const building = tagged(40, ['Leaks', 9], ['Pests', 2], ['Noise Issues', 1]);
  const [first, ...others] = groupsOfTags(tagged(2, ['Pests', 1]), building);
  expect(first).toMatchObject({
    heading: 'Leaks',
    mentions: '9 of 40 reviews of this building mention this',
  });
  expect(others).toHaveLength(2);
  expect(headings(tagged(2, ['Pests', 1], ['Leaks', 1]), building)).toEqual(['Pests', 'Leaks']);
  expect(headings(tagged(1, ['Pests', 1]), undefined)).toEqual(['Pests']);
  expect(groupsOfTags(tagged(1, ['Pests', 1]), undefined)[0]?.mentions).toBe('1 of 1 review mentions this');
  expect(headings(tagged(0), undefined)).toEqual([]);
});

test('no two lines are the same', () => {
  const lines = Object.values(WHAT_TO_CHECK).flatMap(({ look, question }) => [...look, question]);
  const all = [...lines, ...FOR_EVERY_PROPERTY];
  expect(new Set(all).size).toBe(all.length);
});
