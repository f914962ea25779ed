import { ISSUE_TAG_NAMES } from '@home-truths/platform/contract';
import { checklistGroups } from './groups-of-tags.ts';
import { FOR_EVERY_PROPERTY, GOOD_POINT_CHECKS, PROBLEM_CHECKS } from './what-to-check.ts';

const tagged = (reviewCount: number, ...counts: [tag: string, count: number][]) => ({
  reviewCount,
  issueTagCounts: counts.map(([tag, count]) => ({ tag, count })),
});

const headings = (...[property, building]: Parameters<typeof checklistGroups>) =>
  checklistGroups(property, building).problems.map(({ heading }) => heading);

test('a group for each problem, with how many reviews name it', () => {
  const { problems, stillTrue } = checklistGroups(tagged(13, ['Leaks', 3], ['Pests', 1]), undefined);
  expect(problems[0]).toEqual({
    heading: 'Leaks',
    mentions: '3 of 13 reviews',
    items: [
      'Stains, bubbles or fresh paint on ceilings and in corners',
      'Under each sink: dry, no smell',
      'Run the shower for 2 minutes, then check the wall behind it',
      'Ask: When was the last leak, and is there an invoice for the repair?',
    ],
  });
  expect(problems[1]?.mentions).toBe('1 of 13 reviews');
  expect(stillTrue).toBe(false);
});

test('no problem is missing, whatever else is named more often; good points are one group', () => {
  const isGood = (tag: string) => Object.hasOwn(GOOD_POINT_CHECKS, tag);
  const goodFirst = [...ISSUE_TAG_NAMES].sort((one, other) => Number(isGood(other)) - Number(isGood(one)));
  const counts = goodFirst.map((tag, index): [string, number] => [tag, 12 - index]);
  const property = tagged(20, ['Ghosts', 20], ...counts);
  const problems = goodFirst.filter(tag => !isGood(tag));
  expect(problems).toHaveLength(9);
  expect(headings(property, undefined)).toEqual(problems);
  expect(checklistGroups(property, undefined).stillTrue).toEqual({
    heading: 'Check that it’s still true',
    formerHeadings: ['Great Landlord', 'Well Maintained', 'Good Location'],
    mentions: 'Great Landlord 12, Well Maintained 11, Good Location 10 of 20 reviews',
    items: [
      'Ask: Is it still the same owner?',
      'Ask: What’s been done in the last 2 years?',
      'Walk to the stop or shops you’d use, at the time you’d go',
    ],
  });
});

test('fewer than two tags are those of the building', () => {
  const building = tagged(40, ['Leaks', 9], ['Pests', 2], ['Noise Issues', 1]);
  const [first, ...others] = checklistGroups(tagged(2, ['Pests', 1]), building).problems;
  expect(first).toMatchObject({ heading: 'Leaks', mentions: '9 of 40 reviews of this building' });
  expect(others).toHaveLength(2);
  expect(headings(tagged(2, ['Pests', 1], ['Leaks', 1]), building)).toEqual(['Pests', 'Leaks']);
  expect(headings(tagged(1, ['Pests', 1]), undefined)).toEqual(['Pests']);
  expect(checklistGroups(tagged(1, ['Pests', 1]), undefined).problems[0]?.mentions).toBe('1 of 1 review');
  expect(headings(tagged(0), undefined)).toEqual([]);
});

test('no two lines are the same', () => {
  const lines = Object.values(PROBLEM_CHECKS).flatMap(check => [...check.thingsToLookAt, check.question]);
  const all = [...lines, ...Object.values(GOOD_POINT_CHECKS), ...FOR_EVERY_PROPERTY];
  expect(new Set(all).size).toBe(all.length);
});
