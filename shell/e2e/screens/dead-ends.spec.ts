import { registerByApi } from '../support/members.ts';
import { expect, test, visit } from '../support/visit.ts';

test('a link as it was pasted, and the path that password managers open, lead to their pages', async ({
  page,
}) => {
  await page.goto('/Search).?q=zetland');
  await expect(page).toHaveURL('/search?q=zetland');
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, '/.well-known/change-password');
  await expect(page).toHaveURL('/auth/login?next=%2Fprofile%3Ftab%3Dsettings');
  await registerByApi(page);
  await visit(page, '/.well-known/change-password');
  await expect(page).toHaveURL('/profile?tab=settings');
  await expect(page.getByLabel('Current password')).toBeVisible();
});

test('who sends too many cookies is told to clear them; as many as fit reach the backend, too', async ({
  request,
}) => {
  const get = (path: string, bytes: number) =>
    request.get(path, { headers: { Cookie: `a=${'x'.repeat(bytes)}` } });
  for (const path of ['/', '/api/resources']) {
    const refused = await get(path, 16_500);
    expect([refused.status(), await refused.text()]).toEqual([
      431,
      'This link and the cookies sent with it are too long. Please clear the cookies for this site in your browser, then open the page again.',
    ]);
    expect((await get(path, 15_900)).status()).toBe(200);
  }
});
