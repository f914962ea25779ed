import type { Locator, Page } from '@playwright/test';
import { uniqueTerm } from '../support/admin.ts';
import { buildMember } from '../support/members.ts';
import { live } from '../support/private-links.ts';
import { expect, heading, test, toast, visit } from '../support/visit.ts';
import { REVIEW_TEXT } from '../support/write-review.ts';

/** More stops than any page has. */
const MOST_STOPS = 150;

const isFocused = (place: Locator) => place.evaluate(element => element === document.activeElement);
const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Presses Tab until a control has the focus: no pointer, and nothing focused by script. */
async function tabTo(place: Locator) {
  const page = place.page();
  await expect(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${place} was not reached`);
}

/** Goes to a control and presses a key there. */
async function press(place: Locator, key = 'Enter') {
  await tabTo(place);
  await place.page().keyboard.press(key);
}

async function type(place: Locator, text: string) {
  await tabTo(place);
  await place.page().keyboard.type(text);
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const mainButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test.describe('by keyboard alone', () => {
  test('a review is written', async ({ page }) => {
    await visit(page, '/');
    await press(page.getByRole('banner').getByRole('link', { name: 'Write Review' }));
    await expect(page).toHaveURL('/write-review');
    await type(
      page.getByLabel('Property address'),
      `7 ${uniqueTerm().replace('q', 'Q')} St, Newtown NSW 2042`,
    );
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: /^Did you mean/ }));
    await expect(page.getByLabel('Property address')).toBeFocused();
    await press(page.getByRole('radio', { name: 'I lived here' }), 'ArrowRight');
    await press(page.getByRole('radio', { name: '5 stars' }), 'ArrowLeft');
    await press(page.getByRole('button', { name: 'Leaks' }), 'Space');
    await type(page.getByRole('textbox', { name: 'Title' }), 'Thin walls');
    await type(page.getByRole('textbox', { name: 'Your review' }), REVIEW_TEXT);
    await press(page.getByLabel('Post anonymously'), 'Space');
    await press(page.getByRole('button', { name: 'Submit Review' }));
    await expect(page).toHaveURL(/\/property\/\d+$/);
    await expect(live(page)).toBeFocused();
    const review = page.getByRole('article').first();
    await expect(review).toContainText('Anonymous');
    await expect(review.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  });

  test('somebody joins, leaves and signs in', async ({ page }) => {
    const { firstName, lastName, username, email, password } = buildMember();
    await visit(page, '/');
    await press(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /account|Register|Sign up/i })
        .first(),
    );
    await expect(page).toHaveURL(/\/auth\/register/);
    await type(field(page, 'First name'), firstName);
    await type(field(page, 'Last name'), lastName);
    await type(field(page, 'Username'), username);
    await type(field(page, 'Email'), email);
    await type(field(page, 'Password'), password);
    await type(field(page, 'Confirm password'), password);
    await press(mainButton(page, 'Create account'));
    await expect(toast(page, 'Account created successfully!')).toBeVisible();
    await press(page.getByRole('banner').getByRole('button', { name: firstName }));
    await press(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    // a document of its own, which begins at its top
    await press(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await expect(page).toHaveURL(/\/auth\/login/);
    await type(field(page, 'Email'), email);
    await type(field(page, 'Password'), 'not this one');
    await press(mainButton(page, 'Sign in'));
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
    // the wrong password is selected, so that typing replaces it
    await expect(field(page, 'Password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: firstName })).toBeVisible();
    expect(await isNowhere(page)).toBe(false);
  });

  test('a checklist is found in its guide and ticked', async ({ page }) => {
    await visit(page, '/first-time-renter-guide');
    await press(page.getByRole('link', { name: 'Print version' }).first());
    await expect(page).toHaveURL(/\/resources\/checklists\//);
    await expect(page.locator('#content')).toBeFocused();
    const box = page.getByRole('checkbox').first();
    await press(box, 'Space');
    await expect(box).toBeChecked();
    await type(page.getByRole('textbox', { name: 'Notes' }), 'Sunny, but damp');
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    await expect(box).toBeChecked();
    await expect(heading(page)).toBeVisible();
    await press(page.getByRole('button', { name: 'Clear ticks' }));
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  });
});
