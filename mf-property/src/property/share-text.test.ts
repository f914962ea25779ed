import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';
import { shareText } from './hero.tsx';

const issueTagCounts = ['Good Location', 'Leaks', 'Pests', 'High Strata Fees', 'Noise Issues'].map(tag => ({
  tag,
  count: 2,
}));

test('a share tells rating, gap and the three most named problems', () => {
  const property = buildPropertyDetail({
    averageRating: '2.75',
    reviewCount: 16,
    ratingSpread: [3, 5, 2, 5, 1],
    residencySplit: { lived_here: 8, visited: 8, owned: 0 },
    residencyAverages: { lived_here: '3.13', visited: '2.38', owned: null },
    issueTagCounts,
  });
  expect(shareText(property, null)).toBe(
    '2.8 from 16 reviews. People who lived here: 3.1, others: 2.4. Most named: leaks, pests, high strata fees.',
  );
  expect(shareText(property, { months: 24, reviewCount: 8, averageRating: '4.00' })).toContain(
    ' Last 2 years: 4.0, before: 1.5. ',
  );
});

test('a share tells nothing that is not known', () => {
  expect(shareText(buildPropertyDetail({ reviewCount: 1, issueTagCounts: [] }), null)).toBe(
    '3.4 from 1 review.',
  );
  expect(shareText(buildUnreviewed(), null)).toBeUndefined();
});
