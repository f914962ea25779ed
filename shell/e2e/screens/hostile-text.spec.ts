import { expect, test, visit } from '../support/visit.ts';

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
