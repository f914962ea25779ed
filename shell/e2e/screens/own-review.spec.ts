import { send } from '../support/members.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

/** Long enough to be cut on the page. */
const LONG = 'We heard every word of the neighbours, and after a winter we knew all their songs. '
  .repeat(9)
  .trim();

const review = (propertyId: number, title: string) => ({
  propertyId,
  residencyStatus: 'lived_here',
  rating: 4,
  title,
  content: LONG,
  issuesTags: [],
  isAnonymous: true,
});

test('a long review is read on at a press', async ({ page, request }) => {
  const { id } = await unreviewedProperty(request);
  await send(page, 'POST', '/api/reviews', review(id, 'All their songs'));
  await visit(page, `/property/${id}`);
  const reviewText = page.getByText(LONG);
  const isCut = () => reviewText.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(await isCut()).toBe(true);
  await page.getByRole('button', { name: 'Read more' }).press('Enter');
  expect(await isCut()).toBe(false);
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});
