import {
  checkSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readMe,
  startSecondFactor,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { hrefOf, on, press, screen, userEvent, within } from '@home-truths/platform/testing';
import { ADMIN } from '../console/admin-user.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { loadTurnOffDialog } from './security-screen.tsx';
import { loadSetUp } from './start-set-up.tsx';

const { jest } = import.meta;

beforeAll(() => Promise.all([loadSetUp(), loadTurnOffDialog()]));

const { toasts } = watchMessages();

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDDD-EEEE-FFF${'ABCDEFGHIJ'[n]}`);
const VALID_CODE = '123456';

/** Opens the screen over an account in memory that knows one right code. */
function open(since: string | null, { isRequired = true, recoveryCodes = since ? 10 : 0 } = {}) {
  const state = { isRequired, since, isChecked: false, recoveryCodes };
  const checkCode = (code: string) => {
    if (code !== VALID_CODE) throw new ApiError(400, 'That code isn’t right, or it has been used before');
    return { message: 'Done' };
  };
  showConsole('/admin/security', [
    on(readMe, () => ({ user: ADMIN, secondFactor: { ...state } })),
    on(startSecondFactor, () => ({
      secret: SECRET,
      uri: `otpauth://totp/Home%20Truths?secret=${SECRET}`,
      recoveryCodes: CODES,
    })),
    on(confirmSecondFactor, ({ body }) => {
      const reply = checkCode(body.code);
      Object.assign(state, { since: '2026-11-22T00:00:00.000Z', recoveryCodes: 10 });
      return reply;
    }),
    on(checkSecondFactor, ({ body }) => checkCode(body.code)),
    on(endSecondFactor, ({ body }) => {
      const reply = checkCode(body.code);
      Object.assign(state, { since: null, recoveryCodes: 0 });
      return reply;
    }),
  ]);
}

const codeField = () => screen.findByLabelText('Enter the 6-digit code from your authenticator app');

test('an app is set up: by a picture or a key, with recovery codes, and by a first code', async () => {
  open(null);
  expect(await screen.findByText('Not set up')).toBeTruthy();
  await press('Set up');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  expect(await hrefOf('Open in your authenticator app')).toContain(`secret=${SECRET}`);
  const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  const field = await codeField();
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ]);
  await userEvent.type(screen.getByLabelText('Your password'), 'wattle and bread');
  await userEvent.type(field, '000000');
  await press('Turn on');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That code isn’t right, or it has been used before',
  );
  await userEvent.clear(field);
  await userEvent.type(field, VALID_CODE);
  await press('Turn on');
  expect(await screen.findByText('On')).toBeTruthy();
  expect(screen.getByText(/^Set up on 22 Nov 2026\. You have 10 recovery codes left\.$/)).toBeTruthy();
  expect(screen.queryByText(CODES[0] as string)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Authenticator app' }));
  expect(toasts).toEqual([{ title: 'Authenticator app set up' }]);
});

test('key and recovery codes can be copied, and the codes downloaded and printed', async () => {
  const user = userEvent.setup();
  open(null);
  await press('Set up');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  await press('Copy key');
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(toasts.map(({ title }) => title)).toEqual([
    'You’ve copied the recovery codes',
    'You’ve copied the key',
  ]);
  const print = jest.spyOn(window, 'print').mockReturnValue();
  await press('Print');
  expect(print).toHaveBeenCalledTimes(1);
  const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
  expect(file.download).toBe('home-truths-recovery-codes.txt');
  expect(decodeURIComponent(file.href)).toBe(
    `data:text/plain;charset=utf-8,Home Truths recovery codes\n\n${CODES.join('\n')}\n`,
  );
});

test('an app is turned off with password and code, or with a recovery code', async () => {
  open('2026-11-01T00:00:00.000Z', { recoveryCodes: 1 });
  expect(await screen.findByText(/You have 1 recovery code left\. To get new ones/)).toBeTruthy();
  await press('Turn off');
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off your authenticator app?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lost your phone? Use a recovery code' }));
  expect(dialog.getByLabelText('Enter a recovery code').getAttribute('inputmode')).toBe('text');
  await userEvent.click(dialog.getByRole('button', { name: 'Use a code from your app instead' }));
  await userEvent.type(dialog.getByLabelText('Your password'), 'wattle and bread');
  await userEvent.type(await codeField(), VALID_CODE);
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Not set up')).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Authenticator app turned off' }]);
});

test('where the site asks for no codes the screen says so', async () => {
  open(null, { isRequired: false });
  expect(await screen.findByText(/This site doesn’t ask for codes at the moment/)).toBeTruthy();
});
