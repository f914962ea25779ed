import { cleanup, screen, showPart, within } from '@home-truths/platform/testing';
import { CommonIssues, oneDecimal, percentOf, RatingOverview, type ReviewGroupProps } from './index.ts';

const reviews = {
  averageRating: '3.75',
  ratingSpread: [1, 1, 5, 4, 1207],
  residencySplit: { lived_here: 9, visited: 1209, owned: 0 },
  residencyAverages: { lived_here: '3.10', visited: '3.40', owned: null },
};
const LABEL = 'How reviewers know this property';
const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const LinkedGroup = ({ name, value, count, ...rest }: ReviewGroupProps) => (
  <a {...rest} href={`#${name}=${value}:${count}`} />
);

afterEach(cleanup);

test('an average has its basis, its spread from five stars on, and who the reviewers are', () => {
  showPart(RatingOverview, { reviews, residencyLabel: LABEL, children: <p>Based on 1,218 reviews</p> });
  expect(screen.getByText('3.8')).toBeTruthy();
  expect(screen.getByText('Based on 1,218 reviews')).toBeTruthy();
  expect(items('Reviews by stars')).toEqual([
    '5 stars1,207 reviews · 99%',
    '4 stars4 reviews · 0%',
    '3 stars5 reviews · 0%',
    '2 stars1 review · 0%',
    '1 star1 review · 0%',
  ]);
  expect(items(LABEL)).toEqual(['Lived here3.1(9)', 'Visited3.4(1,209)', 'Owned(0)']);
});

test('each row and label leads where the page says', () => {
  showPart(RatingOverview, { reviews, residencyLabel: LABEL, Group: LinkedGroup, children: null });
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    ...['#rating=5:1207', '#rating=4:4', '#rating=3:5', '#rating=2:1', '#rating=1:1'],
    ...['#residencyStatus=lived_here:9', '#residencyStatus=visited:1209', '#residencyStatus=owned:0'],
  ]);
});

test('an average is rounded to one decimal, a share to whole percent', () => {
  expect(oneDecimal('5.00')).toBe('5.0');
  expect(percentOf(7, 18)).toBe(39);
  expect(percentOf(0, 0)).toBe(0);
});

test('issues are in groups, without those that have none', () => {
  const counts = [
    { tag: 'Pests', count: 3 },
    { tag: 'Good Location', count: 2 },
  ];
  showPart(CommonIssues<(typeof counts)[number]>, {
    counts,
    children: ({ tag, count }) => <li>{`${tag} ${count}`}</li>,
  });
  expect(items('Problems')).toEqual(['Pests 3']);
  expect(items('Good points')).toEqual(['Good Location 2']);
  expect(screen.queryByRole('list', { name: 'Other' })).toBeNull();
});

test('without issues there is no section', () => {
  showPart(CommonIssues, { counts: [], children: () => <li>issue</li> });
  expect(screen.queryByText('Common Issues Mentioned')).toBeNull();
});
