import {
  changeEmail,
  confirmEmail,
  type ReadEmail,
  readConfirmation,
  readEmail,
  readMe,
  sendConfirmation,
} from '@home-truths/platform/contract';
import {
  buildUser,
  createOutage,
  hrefOf,
  on,
  press,
  refusal,
  screen,
  showPage,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
  within,
} from '@home-truths/platform/testing';
import routes from '../routes.tsx';
import { EmailCard, loadChangeEmailDialog } from '../settings/email-card.tsx';

const { jest } = import.meta;
const toastSpy = watchToasts();

beforeAll(async () => void (await loadChangeEmailDialog()));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a link that confirms an email', () => {
  const open = (path: string, ...handlers: ReturnType<typeof on>[]) =>
    showPage(routes, path, { user: buildUser(), api: [...handlers] });
  const readRoute = on(readConfirmation, ({ body }) => ({
    email: (body as { token: string }).token === 'secret' ? 'moved@example.com' : null,
  }));

  test('is removed from the URL, prompts for confirmation, and reports success', async () => {
    const sent = jest.fn((_: { body: unknown }) => ({ email: 'moved@example.com' }));
    const moved = buildUser({ email: 'moved@example.com' });
    const { router } = open(
      '/auth/confirm-email#secret',
      readRoute,
      on(confirmEmail, sent),
      on(readMe, () => ({ user: moved })),
    );
    const question = await heading(/^Confirm moved@example\.com ?\?$/);
    expect(document.activeElement).toBe(question);
    expect(router.state.location.hash).toBe('');
    expect(sent).not.toHaveBeenCalled();
    await press('Yes, it’s mine');
    const done = await heading('Email confirmed');
    expect(document.activeElement).toBe(done);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ body: { token: 'secret' } });
  });

  test.each(['', '#old'])('that is no longer valid (%j) links to a new one', async hash => {
    open(`/auth/confirm-email${hash}`, readRoute);
    await heading('Invalid or Expired Link');
    expect(await hrefOf('Request a new link')).toBe('/profile?tab=settings');
  });

  test('that the server refuses to read is no longer valid', async () => {
    const refuse = on(readConfirmation, refusal(400, 'Token must be at most 200 characters'));
    open('/auth/confirm-email#long', refuse);
    await heading('Invalid or Expired Link');
  });

  test('is read again after an outage', async () => {
    const { respond, tryAgain } = createOutage(() => ({ email: 'moved@example.com' }));
    open('/auth/confirm-email#secret', on(readConfirmation, respond));
    const title = await heading('We couldn’t check your link');
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('The database is away')).toBeTruthy();
    expect(screen.queryByText('Invalid or Expired Link')).toBeNull();
    await tryAgain();
    await heading(/^Confirm moved@example\.com ?\?$/);
  });

  test('that is opened after an old one replaces it', async () => {
    const { router } = open('/auth/confirm-email#old', readRoute);
    await heading('Invalid or Expired Link');
    await router.navigate('/auth/confirm-email#secret');
    await heading(/^Confirm moved@example\.com ?\?$/);
    expect(router.state.location.hash).toBe('');
  });

  test('for an email that is somebody else’s by now reports so, and keeps the message', async () => {
    const message = 'There’s already an account with that email. Sign in instead?';
    const refuse = on(confirmEmail, refusal(409, message));
    open('/auth/confirm-email#secret', readRoute, refuse);
    await press('Yes, it’s mine');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(toastSpy).toHaveBeenCalledWith({ title: 'Error', description: message, kind: 'error' });
  });
});

describe('the email of an account', () => {
  const email: ReadEmail = { email: 'matilda@example.com', isConfirmed: false, pending: null };
  const show = (state: Partial<ReadEmail>, ...handlers: ReturnType<typeof on>[]) => {
    const api = [on(readEmail, () => ({ ...email, ...state })), ...handlers];
    showPart(EmailCard, {}, { user: buildUser(), api });
  };

  test('that is confirmed needs no link', async () => {
    show({ isConfirmed: true });
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  });

  test('that is not confirmed gets a link by email', async () => {
    show(
      {},
      on(sendConfirmation, () => ({ message: 'Sent' })),
    );
    expect(await screen.findByText(/Not confirmed yet/)).toBeTruthy();
    await press('Send the link');
    await waitFor(() =>
      expect(toastSpy).toHaveBeenCalledWith({
        title: 'Check your email',
        description: 'We’ve sent you a link.',
      }),
    );
  });

  test('is changed with the password, and shows what it is waiting for', async () => {
    const sent = jest.fn();
    let pending: string | null = null;
    const api = [
      on(readEmail, () => ({ ...email, isConfirmed: true, pending })),
      on(changeEmail, ({ body }) => {
        sent(body);
        pending = body.email;
        return { message: 'Sent' };
      }),
    ];
    showPart(EmailCard, {}, { user: buildUser(), api });
    await press('Change email');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change your email' }));
    await userEvent.type(dialog.getByLabelText('New email'), 'moved@example.com');
    await userEvent.type(dialog.getByLabelText('Your password'), 'korbweide-42');
    await userEvent.click(dialog.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByText('moved@example.com')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ email: 'moved@example.com', password: 'korbweide-42' });
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
  });
});
