import { expect, test } from '../support/visit.ts';

const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

test('a building is in the sitemap, and its preview and structured data say what its page says', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap/buildings-1.xml')).text();
  const [, url = '', day = ''] = /<loc>([^<]+)<\/loc><lastmod>([^<]+)</.exec(xml) ?? [];
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const html = await (await request.get(url)).text();
  const [complex, breadcrumb] = structuredDataIn(html);
  expect(complex).toMatchObject({ '@type': 'ApartmentComplex', url });
  const { reviewCount, ratingValue } = complex.aggregateRating;
  expect(breadcrumb.itemListElement.at(-1)).toMatchObject({ item: url });
  const image = metaIn(html, 'og:image');
  expect(image).toBe(
    `${url.replace('/building/', '/share/building/')}-${reviewCount}-${Math.round(ratingValue * 100)}.png`,
  );
  expect(metaIn(html, 'twitter:image')).toBe(image);
  const sent = await request.get(image);
  expect(sent.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await page.goto(image);
  const size = await page
    .locator('img')
    .evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]);
  expect(size).toEqual([1200, 630]);
  for (const wrong of [image.replace(/-\d+\.png$/, '-1.png'), image.replace('.png', '.webp')])
    expect((await request.get(wrong)).status()).toBe(404);
});
