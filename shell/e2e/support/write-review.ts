import type { Page } from '@playwright/test';

/** The text of a review. */
export const REVIEW_TEXT = 'The light is lovely, but you hear every word the neighbours say.';

export const CONTENT = {
  title: 'Bright flat, thin walls',
  content: 'We rented for two years. The light is lovely, but you hear every word the neighbours say.',
};

export const address = (page: Page) => page.getByLabel('Property address');
export const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
export const content = (page: Page) => page.getByRole('textbox', { name: 'Your review' });
export const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });

export async function writeContent(page: Page) {
  await title(page).fill(CONTENT.title);
  await content(page).fill(CONTENT.content);
}

/** Long enough to be cut on the page. */
export const LONG = 'We heard every word of the neighbours, and after a winter we knew all their songs. '
  .repeat(9)
  .trim();

export const longReview = (propertyId: number, title: string) => ({
  propertyId,
  residencyStatus: 'lived_here',
  rating: 4,
  title,
  content: LONG,
  issuesTags: [],
  isAnonymous: true,
});

/** Moves the page's clock on: a form that was open for less than three seconds waits for them before it is sent. */
export const minutesLater = (page: Page, minutes: number) =>
  page.clock.setFixedTime(Date.now() + minutes * 60_000);
