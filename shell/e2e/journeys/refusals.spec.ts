import { breakFiles, NO_RESPONSE } from '../support/faults.ts';
import { registerByApi, signInByForm } from '../support/members.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

test('without a network the first message of a visit is shown, and stays at the form', {
  tag: '@sizes',
}, async ({ page, context }) => {
  // the code of toasts has not come either
  await breakFiles(page, /toaster/, 'down');
  await visit(page, '/auth/login');
  await context.setOffline(true);
  await signInByForm(page, { email: 'sam@example.com', password: 'korbweide-42' });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(NO_RESPONSE);
  await expect(alert).toBeFocused();
  await expect(page.getByText('Login failed')).toBeVisible({ timeout: 10_000 });
});

test('an email that is taken is said at its field, which has the focus', { tag: '@sizes' }, async ({
  page,
}) => {
  const { email } = await registerByApi(page);
  await page.context().clearCookies();
  await visit(page, '/auth/register');
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Username').fill(`other${Date.now()}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('korbweide-42');
  await page.getByLabel('Confirm password').fill('korbweide-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'There’s already an account with that email. Sign in instead?',
  );
  await expectAccessible(page);
});
