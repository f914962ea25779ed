import { expectAddress, openUntouched } from '../support/early-input.ts';
import { test } from '../support/visit.ts';

for (const delay of [0, 50, 100, 200, 300, 600])
  test(`letters that are typed every ${delay} ms on a slow phone are kept in their order`, async ({
    page,
  }) => {
    const release = await openUntouched(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    release();
    await page.locator('[name=propertyAddress]').click();
    await page.locator('[name=propertyAddress]').pressSequentially('5/77 Seed', { delay });
    await expectAddress(page, '5/77 Seed');
  });
