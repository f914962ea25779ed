import {
  autofill,
  checkEarlyForm,
  EARLY_ADDRESS,
  EARLY_FORMS,
  expectAddress,
  field,
  openUntouched,
  paste,
  type,
} from '../support/early-input.ts';
import { openEarly } from '../support/extension.ts';
import { expect, hydrated, test } from '../support/visit.ts';

for (const [name, form] of Object.entries(EARLY_FORMS))
  for (const moment of ['while it is parsed', 'once it is parsed', 'half a second later'] as const)
    test(`what is filled into ${name} early is kept where something else changes the page ${moment}`, ({
      page,
    }) => checkEarlyForm(page, form, moment));

for (const [how, fillIn] of Object.entries({ typed: type, pasted: paste, autofilled: autofill }))
  test(`an address that is ${how} at the first touch of the review form is kept`, async ({ page }) => {
    const release = await openUntouched(page);
    await page.locator('[name=propertyAddress]').focus();
    await fillIn(page, '[name=propertyAddress]', EARLY_ADDRESS.slice(0, 9));
    release();
    await page.keyboard.type(EARLY_ADDRESS.slice(9));
    await expectAddress(page, EARLY_ADDRESS);
  });

test('what is typed early wins over a draft, which fills the other fields', async ({ page }) => {
  const values = {
    propertyAddress: '',
    propertyType: '',
    residencyStatus: 'owned',
    rating: '2',
    issuesTags: [],
    title: 'Of the draft',
    content: 'The light is lovely',
    isAnonymous: true,
    photos: [],
  };
  await page.addInitScript(
    draft => localStorage.setItem('review-draft-new', draft),
    JSON.stringify({ values, at: Date.now() }),
  );
  const release = await openEarly(page, '/write-review');
  await type(page, '[name=title]', 'Typed early');
  release();
  await hydrated(page);
  await expect(field(page, 'content')).toHaveValue('The light is lovely');
  await expect(field(page, 'title')).toHaveValue('Typed early');
  await expect(page.locator('[name=rating][value="2"]')).toBeChecked();
});
