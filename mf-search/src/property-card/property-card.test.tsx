import type { PropertyRow } from '@home-truths/platform/contract';
import { screen, showPart } from '@home-truths/platform/testing';
import { buildRow } from './build-row.ts';
import { PropertyCard } from './property-card.tsx';

const show = (given: Partial<PropertyRow> = {}) => showPart(PropertyCard, { property: buildRow(given) });

test('the address is cut at 40 letters and whole in the title', async () => {
  show();
  const heading = await screen.findByRole('heading', { level: 3 });
  expect(heading.textContent).toBe('1103/26 Kilbride Crescent, Zetland NSW 2…');
  expect(heading.title).toBe('1103/26 Kilbride Crescent, Zetland NSW 2017');
});

test('stars with one decimal, and the number of reviews', async () => {
  show();
  expect(await screen.findByRole('img', { name: '3.4 out of 5' })).toBeTruthy();
  expect(screen.getByText('3.4')).toBeTruthy();
  expect(screen.getByText('13 reviews')).toBeTruthy();
});

test('a property without reviews says so and shows no stars', async () => {
  show({ averageRating: '0.00', reviewCount: 0, excerpt: null, issueTags: [] });
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
});

test.each([
  [
    ['Good Location', 'Great Landlord', 'Pests', 'Well Maintained'],
    ['Pests', 'Good Location', '+2 more'],
  ],
  [
    ['Leaks', 'Elevator Issues', 'Great Landlord'],
    ['Leaks', 'Great Landlord', '+1 more'],
  ],
  [
    ['Leaks', 'Pests', 'Parking Issues'],
    ['Leaks', 'Pests', '+1 more'],
  ],
  [
    ['Good Location', 'Well Maintained'],
    ['Good Location', 'Well Maintained'],
  ],
])(
  'of %j it shows the first problem and the first good point, or the first two',
  async (issueTags, shown) => {
    show({ issueTags });
    const [first = ''] = shown;
    expect(
      [...((await screen.findByText(first)).closest('p')?.children ?? [])].map(each => each.textContent),
    ).toEqual(shown);
  },
);

test.each([
  ['within a word', `${'x'.repeat(110)} hallway carpet`, `${'x'.repeat(110)} hallway c…`],
  ['never within an emoji', '👨‍👩‍👧'.repeat(130), `${'👨‍👩‍👧'.repeat(120)}…`],
  ['as it came from the API', `${'x'.repeat(120)}…`, `${'x'.repeat(120)}…`],
  ['not at all', 'x'.repeat(120), 'x'.repeat(120)],
])('the excerpt is cut after 120 letters: %s', async (_, excerpt, shown) => {
  show({ excerpt });
  expect((await screen.findByText(`“${shown}”`)).title).toBe('');
});

test('how the author of the excerpt knows the property, and since when', async () => {
  show({ excerptResidency: 'lived_here', excerptMonth: '2026-03' });
  expect(await screen.findByText('Lived here · Mar 2026')).toBeTruthy();
});

test('a backend that does not say so yet leaves no gap', async () => {
  show();
  await screen.findByRole('article');
  expect(screen.queryByText(/·/)).toBeNull();
});

test('Read Reviews names the property for those who do not see the card', async () => {
  show();
  const link = await screen.findByRole('link', {
    name: 'Read Reviews of 1103/26 Kilbride Crescent, Zetland NSW 2017',
  });
  expect(link.getAttribute('href')).toBe('/property/7');
});

test('unknown rooms are left out', async () => {
  show({ bedrooms: 1, bathrooms: 2 });
  const rooms = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rooms).toEqual(['1 bedroom', '2 bathrooms']);
});

test('visitors have no bookmark button', async () => {
  show();
  await screen.findByRole('article');
  expect(screen.queryByRole('button')).toBeNull();
});
