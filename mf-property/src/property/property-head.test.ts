import { type PropertyDetail, readProperty } from '@home-truths/platform/contract';
import type { PageHandle } from '@home-truths/platform/router';
import { on, screen, showPage } from '@home-truths/platform/testing';
import routes from '../routes.tsx';
import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';

/** The head of the page of a property, or of an unknown id. */
async function headOf(property?: PropertyDetail) {
  const api = property ? [on(readProperty, () => property)] : [];
  const { router } = showPage(routes, '/property/252', { api });
  await screen.findByRole('heading', { level: 1, name: property?.address ?? 'Property not found' });
  const { handle } = router.state.matches.at(-1)?.route ?? {};
  return (handle as PageHandle).head({ params: { id: '252' }, searchParams: new URLSearchParams() });
}

test('the head of a reviewed property has its rating for people and for machines', async () => {
  const head = await headOf(buildPropertyDetail());
  expect(head).toMatchObject({
    title: '1103/26 Kilbride Crescent, Zetland NSW 2017 | Home Truths',
    description:
      '3.4 out of 5.0 from 13 reviews of this apartment in Zetland NSW 2017. Most mentioned: Great Landlord, Leaks. Know the truth before you sign.',
    canonical: '/property/252',
  });
  expect(head.jsonLd).toMatchObject([
    { aggregateRating: { ratingValue: '3.38', reviewCount: 13 } },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(head.noindex).toBe(false);
});

test('machines get no names of authors', async () => {
  expect(JSON.stringify((await headOf(buildPropertyDetail())).jsonLd)).not.toMatch(/author|"review"|date/i);
});

test('structured data claims nothing about a property without reviews', async () => {
  const head = await headOf(buildUnreviewed());
  expect(head.description).toMatch(/^No reviews yet for this apartment in Zetland NSW 2017\./);
  expect(head.jsonLd).toEqual([]);
  expect(head.noindex).toBe(true);
});

test('link previews show the property’s photo where there is one', async () => {
  expect((await headOf(buildPropertyDetail({ propertyImages: ['/uploads/front.webp'] }))).image).toBe(
    '/uploads/front.webp',
  );
});

test('without a photo link previews show a drawing with the rating of now', async () => {
  const head = await headOf(buildPropertyDetail());
  expect(head.image).toBe('/share/home/252-13-338.png');
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/image|share/);
  expect((await headOf(buildUnreviewed())).image).toMatch(/^\/share\/home\/\d+-0-0\.png$/);
});

test('a missing property stays out of search engines', async () => {
  expect(await headOf()).toEqual({ title: 'Property not found | Home Truths', noindex: true });
});
