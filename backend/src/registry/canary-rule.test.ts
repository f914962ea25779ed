import { isSlower, stepOf } from './canary-rule.ts';

test.each([
  // failed, views of the canary; failed, views of the pinned version
  ['9 of 9 beside none', [9, 9], [0, 1000], undefined],
  ['10 of 1000 beside 4 of 1000', [10, 1000], [4, 1000], 'ended'],
  ['10 of 1000 beside 5 of 1000, exactly twice as often', [10, 1000], [5, 1000], undefined],
  ['11 of 1000 beside 5 of 1000', [11, 1000], [5, 1000], 'ended'],
  ['10 of 100 beside 19 of 360', [10, 100], [19, 360], undefined],
  ['10 of 100 beside 17 of 360', [10, 100], [17, 360], 'ended'],
  ['10 of 10000 beside no failure of 200', [10, 10_000], [0, 200], 'ended'],
  ['10 of 20, exactly half, beside 199 views', [10, 20], [0, 199], undefined],
  ['10 of 19 beside 199 views', [10, 19], [0, 199], 'ended'],
  ['10 of 20 beside 200 views', [10, 20], [0, 200], 'ended'],
  ['10 of 19 beside 199 views that all failed', [10, 19], [199, 199], 'ended'],
  ['10 of 10 beside nothing', [10, 10], [0, 0], 'ended'],
  ['nothing beside nothing', [0, 0], [0, 0], undefined],
])('a canary that failed %s', (_, [failed = 0, views = 0], [pinnedFailed = 0, pinnedViews = 0], expected) => {
  const pinned = { views: pinnedViews, failed: pinnedFailed };
  expect(stepOf({ views, failed }, pinned, false)).toBe(expected);
});

test.each([
  ['200 views, no failure', [0, 200], 'pinned'],
  ['199 views, no failure', [0, 199], 'kept'],
  ['no view', [0, 0], 'kept'],
  ['failures, as often as what is pinned', [20, 400], 'pinned'],
  ['too many failures', [100, 400], 'ended'],
])('when its time is over, a canary with %s', (_, [failed = 0, views = 0], expected) => {
  expect(stepOf({ views, failed }, { views: 400, failed: 20 }, true)).toBe(expected);
});

test.each([
  ['a quarter more', 'LCP', [3750, 200], [3000, 200], false],
  ['more than a quarter more', 'LCP', [3751, 200], [3000, 200], true],
  ['twice as much that is still good', 'LCP', [2500, 200], [1250, 200], false],
  ['more, measured too rarely', 'LCP', [4000, 199], [3000, 200], false],
  ['more than what was measured too rarely', 'LCP', [4000, 200], [3000, 199], false],
  ['a layout that shifts', 'CLS', [0.13, 200], [0.1, 200], true],
] as const)('%s: slower', (_, name, [p75, views], [pinnedP75, pinnedViews], expected) => {
  expect(isSlower(name, { p75, views }, { p75: pinnedP75, views: pinnedViews })).toBe(expected);
});
