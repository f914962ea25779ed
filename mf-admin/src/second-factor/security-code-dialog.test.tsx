import {
  type AdminReview,
  checkSecondFactor,
  deleteAdminReview,
  editAdminReview,
  listAdminReviews,
  listPeople,
  readMe,
  readReviewContact,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { createTestApi, on, press, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { ADMIN } from '../console/admin-user.ts';
import { chooseMore } from '../console/choose-more.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildReview } from '../reviews/build-review.ts';
import { loadEditReviewDialog } from '../reviews/reviews-screen.tsx';
import { loadSecurityCodeDialog, withSecurityCode } from './security-code-host.tsx';

beforeAll(() => Promise.all([loadConfirmDialog(), loadEditReviewDialog(), loadSecurityCodeDialog()]));

const { toasts } = watchMessages();

const VALID_CODE = '123456';

/** Opens the reviews of a site that asks for a code; the one that was entered runs out then. */
function open({
  since = '2026-11-01T00:00:00.000Z' as string | null,
  refusal = new ApiError(403, 'Enter your code', [], 'security_code_required'),
} = {}) {
  const state = { isRequired: true, since, isChecked: true, recoveryCodes: 10 };
  const calls: string[] = [];
  const requireCode = (name: string) => {
    calls.push(name);
    if (!state.isChecked) throw refusal;
  };
  let rows = [buildReview(5, { hasContactEmail: true })];
  const api = createTestApi(
    on(listAdminReviews, () => ({ rows, total: String(rows.length) })),
    on(readMe, () => {
      const secondFactor = { ...state };
      if (secondFactor.isChecked && calls.length === 0) state.isChecked = false;
      return { user: ADMIN, secondFactor };
    }),
    on(checkSecondFactor, ({ body }) => {
      if (body.code !== VALID_CODE)
        throw new ApiError(400, 'That code isn’t right, or it has been used before');
      state.isChecked = true;
      return { message: 'Your code was right' };
    }),
    on(readReviewContact, () => {
      requireCode('contact');
      return { contactEmail: 'witness@example.com' };
    }),
    on(editAdminReview, ({ body }) => {
      requireCode(`edit: ${body.content}`);
      rows = rows.map(row => ({ ...row, content: body.content ?? '' }));
      return { ...(rows[0] as AdminReview), auditEntryId: 1 };
    }),
    on(listPeople, () => {
      requireCode('people');
      return { rows: [], total: '0' };
    }),
    on(deleteAdminReview, () => {
      requireCode('delete');
      rows = [];
    }),
  );
  const { router } = showConsole('/admin/reviews', api);
  return { calls, router, call: withSecurityCode(api) };
}

/** Returns a dialog once the keyboard is in it: before, it hides a dialog that opens over it, and lets the focus go. */
async function focusedDialog(role: 'dialog' | 'alertdialog', name?: string) {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

const codeDialog = () => focusedDialog('dialog', 'Enter your security code');

async function enter(code: string) {
  const dialog = await codeDialog();
  const field = dialog.getByLabelText('Enter the 6-digit code from your authenticator app');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

test('a call that was refused for lack of a code is retried once one was right', async () => {
  const { calls } = open();
  await chooseMore('Show contact email: Review number 5');
  await enter('000000');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That code isn’t right, or it has been used before',
  );
  expect(screen.queryByText('witness@example.com')).toBeNull();
  await enter(VALID_CODE);
  expect(await screen.findByText('witness@example.com')).toBeTruthy();
  expect(calls).toEqual(['contact', 'contact']);
  await chooseMore('Delete: Review number 5');
  const question = await focusedDialog('alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No reviews found.')).toBeTruthy();
  expect(calls).toEqual(['contact', 'contact', 'delete']);
});

test('a deletion waits for the code after it was confirmed', async () => {
  const { calls } = open();
  await chooseMore('Delete: Review number 5');
  const question = await focusedDialog('alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await enter(VALID_CODE);
  expect(await screen.findByText('No reviews found.')).toBeTruthy();
  expect(calls).toEqual(['delete', 'delete']);
  expect(toasts).toEqual([{ title: 'Review deleted successfully' }]);
});

test('what was typed into a form stays when the code has run out, and is saved once', async () => {
  const { calls } = open();
  await press('Edit: Review number 5');
  const form = await focusedDialog('dialog', 'Edit review');
  const text = form.getByLabelText<HTMLTextAreaElement>('Content');
  await userEvent.clear(text);
  await userEvent.type(text, 'A new text of the review.');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await userEvent.click((await codeDialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(text.value).toBe('A new text of the review.');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await enter(VALID_CODE);
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Review updated successfully' }));
  expect(calls).toEqual(Array(3).fill('edit: A new text of the review.'));
});

test('several calls that lack a code at the same time ask for one', async () => {
  const { calls, call } = open();
  await screen.findByRole('button', { name: 'More: Review number 5' });
  const both = Promise.all([call(readReviewContact, { params: { id: 5 } }), call(listPeople, { query: {} })]);
  await enter(VALID_CODE);
  expect(await both).toEqual([{ contactEmail: 'witness@example.com' }, { rows: [], total: '0' }]);
  expect(calls).toEqual(['contact', 'people', 'contact', 'people']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever leaves the console gives up', async () => {
  const { call, router } = open();
  await screen.findByRole('button', { name: 'More: Review number 5' });
  const refused = call(readReviewContact, { params: { id: 5 } }).catch((error: Error) => error.message);
  await codeDialog();
  await router.navigate('/');
  expect(await refused).toBe('403: Enter your code');
});

test('giving up shows that nothing was done', async () => {
  const { calls } = open();
  await chooseMore('Show contact email: Review number 5');
  await userEvent.click((await codeDialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', description: 'Enter your code', kind: 'error' }]),
  );
  expect(calls).toEqual(['contact']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where no app is set up the dialog leads to the set-up', async () => {
  const { router } = open({ since: null });
  await chooseMore('Show contact email: Review number 5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app first' }));
  await userEvent.click(dialog.getByRole('link', { name: 'Set it up' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/security'));
});

test('any other refusal prompts for no code', async () => {
  open({ refusal: new ApiError(403, 'You don’t have permission to do this.') });
  await chooseMore('Show contact email: Review number 5');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: 'You don’t have permission to do this.' }]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
