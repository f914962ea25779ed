import type { Page } from '@playwright/test';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

const ads = (page: Page) => page.locator('[data-ad]').filter({ visible: true });

test('no ads on the home page, while writing, nor where nobody has reviewed', async ({ page, request }) => {
  const { id } = await unreviewedProperty(request);
  for (const path of ['/', '/write-review', `/property/${id}`]) {
    await visit(page, path);
    await expect(ads(page), path).toHaveCount(0);
  }
});
