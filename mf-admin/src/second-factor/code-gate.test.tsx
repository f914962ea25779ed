import {
  checkSecondFactor,
  confirmSecondFactor,
  listAdminReviews,
  readAttention,
  readMe,
  startSecondFactor,
} from '@home-truths/platform/contract';
import { type Api, ApiError } from '@home-truths/platform/data';
import { createTestApi, on, press, screen, userEvent, waitFor } from '@home-truths/platform/testing';
import { buildAttention } from '../attention/build-attention.ts';
import { ADMIN } from '../console/admin-user.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildReview } from '../reviews/build-review.ts';
import { loadSetUp } from '../security/start-set-up.tsx';
import { loadCodeScreen } from './code-gate.tsx';
import { loadSecurityCodeDialog } from './security-code-host.tsx';

const { jest } = import.meta;

beforeAll(() => Promise.all([loadCodeScreen(), loadSetUp(), loadSecurityCodeDialog()]));
watchMessages();

const SET_UP = '2026-11-01T00:00:00.000Z';
const VALID_CODE = '123456';
const URL_OF_REVIEWS = '/admin/reviews?visibility=hidden&q=mould';

/** Opens a screen on a site that asks for codes, in a session in which none was entered. */
function open(url: string, since: string | null) {
  const state = { isRequired: true, since, isChecked: false, recoveryCodes: 10 };
  const enter = (code: string) => {
    if (code !== VALID_CODE) throw new ApiError(400, 'That code isn’t right, or it has been used before');
    Object.assign(state, { isChecked: true, since: SET_UP });
    return { message: 'Done' };
  };
  const calls: unknown[] = [];
  const api = createTestApi(
    on(readMe, () => ({ user: ADMIN, secondFactor: { ...state } })),
    on(readAttention, () => buildAttention({ enquiries: { open: 4, oldestAt: null } })),
    on(checkSecondFactor, ({ body }) => enter(body.code)),
    on(startSecondFactor, () => ({
      secret: 'ABCD',
      uri: 'otpauth://totp/Home%20Truths?secret=ABCD',
      recoveryCodes: ['AAAA-BBBB'],
    })),
    on(confirmSecondFactor, ({ body }) => enter(body.code)),
    on(listAdminReviews, ({ query }) => {
      calls.push(query);
      return { rows: [buildReview(5)], total: '1' };
    }),
  );
  const requested = new Set<string>();
  const watched: Api = (route, ...rest) => {
    requested.add(route.path);
    return api(route, ...rest);
  };
  const { router, ctx } = showConsole(url, watched);
  return { calls, requested, router, ctx, state };
}

const codeField = () => screen.findByLabelText('Enter the 6-digit code from your authenticator app');

test('before a code was entered a screen requests nothing, then it shows what its URL says', async () => {
  const { calls, requested, router } = open(URL_OF_REVIEWS, SET_UP);
  expect(await screen.findByRole('heading', { name: 'Enter your security code' })).toBeTruthy();
  expect(screen.getByText(/show people’s names and email addresses, so a password alone/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Enquiries\W+4 open$/ })).toBeTruthy();
  await userEvent.type(await codeField(), '000000');
  await press('Continue');
  expect((await screen.findByRole('alert')).textContent).toContain('That code isn’t right');
  expect([...requested]).toEqual([readMe, readAttention, checkSecondFactor].map(({ path }) => path));
  await userEvent.clear(await codeField());
  await userEvent.type(await codeField(), `${VALID_CODE}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Review Management' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Review Management' }));
  expect(calls).toMatchObject([{ visibility: 'hidden', q: 'mould' }]);
  expect(router.state.location.pathname + router.state.location.search).toBe(URL_OF_REVIEWS);
});

test('without an app a screen leads through the set-up, and then opens', async () => {
  const { requested } = open('/admin/reviews', null);
  expect(await screen.findByRole('heading', { name: 'Set up an authenticator app' })).toBeTruthy();
  await press('Set up');
  await userEvent.type(await screen.findByLabelText('Your password'), 'wattle and bread');
  await userEvent.type(await codeField(), VALID_CODE);
  expect(requested.has(listAdminReviews.path)).toBe(false);
  await press('Turn on');
  expect(await screen.findByRole('heading', { name: 'Review Management' })).toBeTruthy();
});

test('a code that another tab entered opens the screen, too', async () => {
  const { ctx, state } = open('/admin/reviews', SET_UP);
  await codeField();
  state.isChecked = true;
  await ctx.queryClient.invalidateQueries({ queryKey: [readMe.path] });
  expect(await screen.findByRole('heading', { name: 'Review Management' })).toBeTruthy();
});

test('a screen that was shown stays when the code runs out', async () => {
  const { ctx, state } = open('/admin/reviews', SET_UP);
  await userEvent.type(await codeField(), `${VALID_CODE}{Enter}`);
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'mould');
  state.isChecked = false;
  await ctx.queryClient.invalidateQueries({ queryKey: [readMe.path] });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('mould');
});

test('an export asks for a code that has run out before the browser requests the file', async () => {
  const { state } = open('/admin/reviews', SET_UP);
  await userEvent.type(await codeField(), `${VALID_CODE}{Enter}`);
  const link = await screen.findByRole('link', { name: 'Export' });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  state.isChecked = false;
  await userEvent.click(link);
  await userEvent.type(await codeField(), VALID_CODE);
  expect(saved).toEqual([]);
  await press('Continue');
  await waitFor(() => expect(saved).toEqual([expect.stringContaining('/api/admin/exports/reviews')]));
});

test('the security screen is shown without a code, and requests nothing but the account', async () => {
  const { requested } = open('/admin/security', SET_UP);
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy();
  expect([...requested]).toEqual([readMe.path, readAttention.path]);
});
