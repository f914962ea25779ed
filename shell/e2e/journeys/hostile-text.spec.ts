import { cleanText } from '@home-truths/contract';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, expectNoSidewaysScroll, site, test, visit } from '../support/visit.ts';

/** What people have typed into other sites, to be shown as the words it is. */
const HOSTILE = [
  '<script>window.broken = 1</script>',
  '"><img src=x onerror="window.broken = 1">',
  '<svg onload=alert(1)>',
  'javascript:alert(1)//',
  "' or 1=1; drop table review; --",
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Eneves htiw sdrow',
  `z${'\u0356\u0311'.repeat(20)}algo`,
  'ﷺ'.repeat(20),
  '👩‍👩‍👧🏳️‍🌈'.repeat(8),
  'x'.repeat(140),
];

test('hostile text is shown as text, at 320 px too', { tag: '@sizes' }, async ({
  page,
  request,
  complaints,
}) => {
  const { id } = await unreviewedProperty(request);
  for (const title of HOSTILE) {
    const text = { title, content: `${title} ${'y'.repeat(4000)}` };
    const data = { propertyId: id, residencyStatus: 'visited', rating: 3, ...text };
    expect((await request.post('/api/reviews', { data, headers: { Origin: site } })).status()).toBe(201);
  }
  page.on('dialog', dialog => complaints.push(dialog.message()));
  await visit(page, `/property/${id}`);
  for (const title of HOSTILE) {
    const shown = page.getByRole('heading', { name: cleanText(title), exact: true });
    await expect(shown).toBeVisible();
    // what turns the direction of words turns that of no others
    expect(await shown.evaluate(element => element.closest('[dir=auto], bdi') !== null)).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  for (const text of HOSTILE.slice(0, 2)) await visit(page, `/search?q=${encodeURIComponent(text)}`);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('no text becomes markup', async ({ page }) => {
  await visit(page, '/about');
  const refused = await page.evaluate(() => {
    const before = document.body.childNodes.length;
    const sinks: (() => unknown)[] = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>bold</b>' }),
      () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
      () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
      () => document.createRange().createContextualFragment('<b>bold</b>'),
      () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>bold</b>' }),
    ];
    const errors = sinks.map(sink => {
      try {
        return sink();
      } catch (error) {
        return (error as Error).name;
      }
    });
    return { errors, isUnchanged: document.body.childNodes.length === before };
  });
  expect(refused).toEqual({ errors: Array(5).fill('TypeError'), isUnchanged: true });
});
