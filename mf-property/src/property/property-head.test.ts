import { type PropertyDetail, readProperty } from '@home-truths/platform/contract';
import type { PageHandle } from '@home-truths/platform/router';
import { createTestApi, on, screen, showPage } from '@home-truths/platform/testing';
import routes from '../routes.tsx';
import { buildHome, buildUnreviewed } from './build-home.ts';

/** What the page of a home, or of nobody's id, says about itself. */
async function headOf(home?: PropertyDetail) {
  const api = home ? createTestApi(on(readProperty, () => home)) : createTestApi();
  const { router } = showPage(routes, '/property/252', { api });
  await screen.findByRole('heading', { level: 1, name: home?.address ?? 'Property not found' });
  const { handle } = router.state.matches.at(-1)?.route ?? {};
  return (handle as PageHandle).head({ params: { id: '252' }, search: new URLSearchParams() });
}

test('a reviewed home tells its rating to people and to machines', async () => {
  const head = await headOf(buildHome());
  expect(head).toMatchObject({
    title: '1103/26 Kilbride Crescent, Zetland NSW 2017 | Home Truths',
    description:
      '3.4 out of 5.0 from 13 reviews of this apartment in Zetland NSW 2017. Most mentioned: Great Landlord, Leaks. Know the truth before you sign.',
    canonical: '/property/252',
  });
  expect(head.jsonLd).toMatchObject([{ aggregateRating: { ratingValue: '3.38', reviewCount: 13 } }]);
  expect(head.noindex).toBe(false);
});

test('nobody who wrote is named to machines', async () => {
  expect(JSON.stringify((await headOf(buildHome())).jsonLd)).not.toMatch(/author|"review"|date/i);
});

test('nothing is claimed about a home without reviews', async () => {
  const head = await headOf(buildUnreviewed());
  expect(head.description).toMatch(/^No reviews yet for this apartment in Zetland NSW 2017\./);
  expect(head.jsonLd).toEqual([]);
  expect(head.noindex).toBe(true);
});

test('previews of a link show the home’s photo, and never a drawing, which they cannot', async () => {
  expect((await headOf(buildHome({ propertyImages: ['/uploads/front.webp'] }))).image).toBe(
    '/uploads/front.webp',
  );
});

test('without a photo the site’s own picture stands in previews', async () => {
  expect((await headOf(buildHome())).image).toBeUndefined();
});

test('a home that is not there stays out of search engines', async () => {
  expect(await headOf()).toEqual({ title: 'Property not found | Home Truths', noindex: true });
});
