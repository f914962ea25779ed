import {
  type AdminRelease,
  addTrustedPublisher,
  createReleaseToken,
  disableAsAdmin,
  enableAsAdmin,
  listAdminReleases,
  listReleaseTokens,
  listTrustedPublishers,
  pinAsAdmin,
  type ReleaseTokenRow,
  refuseWaitingPin,
  removeTrustedPublisher,
  revokeReleaseToken,
  rollBackAsAdmin,
  type TrustedPublisherRow,
} from '@home-truths/platform/contract';
import { on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildCanary, buildPublisher, buildRelease, buildToken, buildVersion } from './build-release.ts';
import { loadPublisherDialog } from './publishers.tsx';
import { loadDecisionDialog } from './remote-screen.tsx';
import { loadTokenDialog } from './tokens.tsx';

beforeAll(() => Promise.all([loadDecisionDialog(), loadTokenDialog(), loadPublisherDialog()]));

const { toasts } = watchMessages();

/** Opens the screen of `mf-search` over a registry in memory; `refuse` may throw before a decision. */
function open(values: Partial<AdminRelease> = {}, { refuse = () => {}, tokens = [buildToken(1)] } = {}) {
  const calls: unknown[] = [];
  let release = buildRelease('mf-search', values);
  const decide = (call: unknown, changes: Partial<AdminRelease>) => {
    calls.push(call);
    refuse();
    release = { ...release, ...changes };
    return { messages: ['mf-search has changed.', 'It shows a slot that nobody has.'] };
  };
  const listed: ReleaseTokenRow[] = [...tokens];
  const publishers: TrustedPublisherRow[] = [buildPublisher(1)];
  showConsole('/admin/releases/mf-search', [
    on(listAdminReleases, () => [release]),
    on(pinAsAdmin, ({ body }) =>
      decide(
        ['pin', body],
        body.percent === undefined
          ? { pinned: buildVersion(body.version), canary: null }
          : { canary: buildCanary({ ...body, percent: body.percent }) },
      ),
    ),
    on(rollBackAsAdmin, ({ body }) => decide(['roll back', body], { canary: null })),
    on(disableAsAdmin, ({ body }) => decide(['disable', body], { disabled: body.text })),
    on(enableAsAdmin, ({ body }) => decide(['enable', body], { disabled: null })),
    on(refuseWaitingPin, ({ body }) => decide(['refuse', body.version, body.reason], { waiting: null })),
    on(listReleaseTokens, () => [...listed]),
    on(createReleaseToken, ({ body }) => {
      calls.push(['token', body]);
      listed.unshift(buildToken(9, { name: body.name, rights: body.rights }));
      return { id: 9, token: 'ht_release_secret', endsAt: '2027-02-28T00:00:00.000Z' };
    }),
    on(listTrustedPublishers, () => [...publishers]),
    on(addTrustedPublisher, ({ body }) => {
      calls.push(['trust', body]);
      publishers.push(buildPublisher(2, { ...body, issuer: 'https://gitlab.example', createdBy: null }));
      return { id: 2 };
    }),
    on(removeTrustedPublisher, ({ params }) => {
      calls.push(['remove', params]);
      publishers.shift();
    }),
    on(revokeReleaseToken, ({ params }) => {
      calls.push(['revoke', params]);
      listed[0] = { ...buildToken(1), revokedAt: '2026-11-28T00:00:00.000Z' };
    }),
  ]);
  return { calls, change: (changes: Partial<AdminRelease>) => (release = { ...release, ...changes }) };
}

const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const giveReason = async (dialog: ReturnType<typeof within>, reason: string, button: string) => {
  await userEvent.type(dialog.getByLabelText(/^Reason/), reason);
  await userEvent.click(dialog.getByRole('button', { name: button }));
};
const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a canary is beside the pinned version, each figure judged in words', async () => {
  open({ canary: buildCanary() });
  const table = within(await screen.findByRole('table', { name: 'What visitors get' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What',
    'Pinned, 90 %',
    'Canary, 10 %',
  ]);
  expect(cellsOf('Version')).toEqual(['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']);
  expect(cellsOf('Page views')).toEqual(['18,000', '2,000']);
  expect(cellsOf('Failures per page view')).toEqual([
    '0.1 per 100 (18)',
    '8.0 per 100 (160)Fails far more often',
  ]);
  expect(cellsOf('Largest part drawn (LCP)')).toEqual(['1.80 s', '2.60 sSlower']);
  expect(cellsOf('Response to input (INP)')).toEqual(['120 ms', '121 msAbout the same']);
  expect(cellsOf('Stored')[0]).toBe(
    '20 Nov 2026, 1:00 pm AEDT by token CI of searchCommit 0a1b2c3dPipeline at ci.example',
  );
  expect(cellsOf('In use since')[0]).toBe('20 Nov 2026, 2:00 pm AEDT by token CI of search');
  expect(screen.getByText('Previous version:').parentElement?.textContent).toBe(
    'Previous version: 0.9.0-99999999',
  );
  expect(screen.getByText(/^Counted since/).textContent).toMatch(
    /^Counted since 20 Nov 2026, 1:00 pm AEDT, vitals from the start of that hour\. /,
  );
});

test('a version that only browsers draw, and one that is gone, say so', async () => {
  const { stored } = buildVersion('');
  open({
    pinned: buildVersion('1.0.0', { ...(stored && { stored: { ...stored, runsOnServer: false } }) }),
    canary: { ...buildVersion('1.1.0', { since: null, by: null }), percent: 5, stored: undefined },
  });
  await screen.findByRole('table', { name: 'What visitors get' });
  expect(cellsOf('Version')).toEqual(['1.0.0Browser only', '1.1.0']);
  expect(cellsOf('Stored')[1]).toBe('No longer stored');
  expect(cellsOf('In use since')[1]).toBe('Before the history begins');
});

test('a stored version is pinned with a reason', async () => {
  const { calls } = open();
  await press('Pin a version');
  const dialog = await inDialog('Pin a version: mf-search');
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1.1.0-bbbbbbbb, 20 Nov 2026',
    '0.9.0-99999999, 20 Nov 2026, browser only',
  ]);
  await userEvent.selectOptions(dialog.getByLabelText('Version'), '0.9.0-99999999');
  expect(dialog.getByRole('status').textContent).toBe(
    'All visitors get 0.9.0-99999999 instead of 1.0.0-aaaaaaaa.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
  expect(await dialog.findByText('Give a reason')).toBeTruthy();
  await giveReason(dialog, 'The new one throws', 'Pin');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { version: '0.9.0-99999999', from: '1.0.0-aaaaaaaa', reason: 'The new one throws' };
  expect(calls).toEqual([['pin', body]]);
  expect(toasts).toEqual([{ title: 'Version pinned', description: 'It shows a slot that nobody has.' }]);
});

test('a canary is started with a percentage, changed and rolled back', async () => {
  const { calls } = open();
  await press('Start a canary');
  const start = await inDialog('Canary: mf-search');
  const percent = start.getByLabelText('Percent of visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '120');
  await giveReason(start, 'To try it', 'Set canary');
  expect(await start.findByText('Percent must be between 1 and 100')).toBeTruthy();
  await userEvent.clear(percent);
  await userEvent.type(percent, '25');
  await userEvent.click(start.getByRole('button', { name: 'Set canary' }));
  await press('Change percent');
  const change = await inDialog('Canary: mf-search');
  expect(change.getByLabelText<HTMLInputElement>('Percent of visitors').value).toBe('25');
  await userEvent.click(change.getByRole('button', { name: 'Cancel' }));
  await press('Roll back');
  const back = await inDialog('Roll back: mf-search');
  expect(back.getByRole('status').textContent).toBe(
    'All visitors get 1.0.0-aaaaaaaa again. The canary 1.1.0-bbbbbbbb ends.',
  );
  await giveReason(back, 'It fails', 'Roll back');
  await screen.findByRole('button', { name: 'Start a canary' });
  expect(calls).toEqual([
    ['pin', { version: '1.1.0-bbbbbbbb', percent: 25, from: '1.0.0-aaaaaaaa', reason: 'To try it' }],
    ['roll back', { from: '1.1.0-bbbbbbbb', reason: 'It fails' }],
  ]);
});

test('a canary is watched, and stays so when its percentage changes', async () => {
  const { calls } = open();
  await press('Start a canary');
  const start = await inDialog('Canary: mf-search');
  expect(start.queryByLabelText(/^Pin it by itself after/)).toBeNull();
  await userEvent.click(start.getByLabelText(/^Watch it/));
  await userEvent.type(start.getByLabelText(/^Pin it by itself after/), '24');
  await giveReason(start, 'To try it', 'Set canary');
  expect(await start.findByText('The time must be from 30m to 14d, such as 24h')).toBeTruthy();
  await userEvent.type(start.getByLabelText(/^Pin it by itself after/), 'h');
  await userEvent.click(start.getByRole('button', { name: 'Set canary' }));
  expect(
    await screen.findByText(
      'The canary ends by itself if it fails too often, and is pinned after 24h if it doesn’t.',
    ),
  ).toBeTruthy();
  await press('Change percent');
  const change = await inDialog('Canary: mf-search');
  await userEvent.clear(change.getByLabelText('Percent of visitors'));
  await userEvent.type(change.getByLabelText('Percent of visitors'), '50');
  await giveReason(change, 'Fine so far', 'Set canary');
  await press('Change percent');
  const end = await inDialog('Canary: mf-search');
  await userEvent.click(end.getByLabelText(/^Watch it/));
  await giveReason(end, 'We look ourselves', 'Set canary');
  await waitFor(() => expect(calls).toHaveLength(3));
  const version = '1.1.0-bbbbbbbb';
  const watched = { version, watch: true, promoteAfter: '24h' };
  expect(calls).toEqual([
    ['pin', { ...watched, percent: 10, from: '1.0.0-aaaaaaaa', reason: 'To try it' }],
    ['pin', { ...watched, percent: 50, from: version, reason: 'Fine so far' }],
    ['pin', { version, percent: 50, from: version, reason: 'We look ourselves' }],
  ]);
});

test('a remote is disabled with a text for visitors, and enabled', async () => {
  const { calls } = open();
  await press('Disable');
  const dialog = await inDialog('Disable: mf-search');
  await userEvent.type(dialog.getByLabelText('Text for visitors'), 'Back at noon.');
  await giveReason(dialog, 'It loses input', 'Disable');
  expect(await screen.findByText('Back at noon.')).toBeTruthy();
  await press('Enable');
  await giveReason(await inDialog('Enable: mf-search'), 'Repaired', 'Enable');
  await waitFor(() => expect(screen.queryByText('Back at noon.')).toBeNull());
  const from = '1.0.0-aaaaaaaa';
  expect(calls).toEqual([
    ['disable', { text: 'Back at noon.', from, reason: 'It loses input' }],
    ['enable', { from, reason: 'Repaired' }],
  ]);
});

const WAITING = {
  version: '1.1.0-bbbbbbbb',
  percent: 100,
  askedBy: 'CI',
  askedAt: '2026-11-20T03:00:00.000Z',
};

const APPROVAL = { version: '1.1.0-bbbbbbbb', from: '1.0.0-aaaaaaaa', reason: 'Read it' };
const WATCHED = { percent: 5, watch: true, promoteAfter: '30m' };

test.each([
  ['Approve', 'Pin a version: mf-search', 'Pin', ['pin', APPROVAL], WAITING],
  [
    'Approve',
    'Canary: mf-search',
    'Set canary',
    ['pin', { ...APPROVAL, percent: 5 }],
    { ...WAITING, percent: 5 },
  ],
  [
    'Approve',
    'Canary: mf-search',
    'Set canary',
    ['pin', { ...APPROVAL, ...WATCHED }],
    { ...WAITING, ...WATCHED },
  ],
  ['Refuse', 'Refuse: mf-search', 'Refuse', ['refuse', '1.1.0-bbbbbbbb', 'Read it'], WAITING],
])('a version that waits: %s, %s', async (button, title, send, call, waiting) => {
  const { calls } = open({ audience: 'admin', waiting });
  const panel = within(await screen.findByRole('region', { name: 'A version waits for you' }));
  expect(panel.getByText(/asked on 20 Nov 2026, 2:00 pm AEDT to give/)).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: button }));
  await giveReason(await inDialog(title), 'Read it', send);
  await waitFor(() => expect(calls).toEqual([call]));
});

test('if somebody else was faster, the dialog says so and what is there now', async () => {
  const message =
    'Somebody has changed releases meanwhile: pin mf_search 1.1.0-bbbbbbbb. Nothing was changed.';
  const { change } = open({}, { refuse: refusal(409, message) });
  await press('Roll back');
  const dialog = await inDialog('Roll back: mf-search');
  change({ pinned: buildVersion('1.1.0-bbbbbbbb'), previous: '1.0.0-aaaaaaaa' });
  await giveReason(dialog, 'It fails', 'Roll back');
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await waitFor(() =>
    expect(dialog.getByRole('status').textContent).toBe(
      'All visitors get 1.0.0-aaaaaaaa again instead of 1.1.0-bbbbbbbb.',
    ),
  );
});

test('a token is made, shown once, copied, and listed', async () => {
  const user = userEvent.setup();
  const { calls } = open();
  await press('Make a token');
  const dialog = await inDialog('Make a token');
  expect(dialog.getByLabelText<HTMLInputElement>('Days until it ends').value).toBe('90');
  await user.type(dialog.getByLabelText('Name'), 'CI of search');
  await user.click(dialog.getByLabelText(/^Publish/));
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await dialog.findByText('Choose what the token may do')).toBeTruthy();
  await user.click(dialog.getByLabelText(/^Publish/));
  await user.click(dialog.getByLabelText(/^Pin/));
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  const made = within(await screen.findByRole('alertdialog', { name: 'Your new token' }));
  expect(made.getByText('Copy the token now. It isn’t shown again.')).toBeTruthy();
  expect(document.activeElement).toBe(made.getByRole('group', { name: 'The token' }));
  await user.click(made.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe('ht_release_secret');
  await user.click(made.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('CI of search')).toBeTruthy();
  expect(screen.queryByText('ht_release_secret')).toBeNull();
  expect(calls).toEqual([['token', { name: 'CI of search', rights: ['publish', 'pin'], days: 90 }]]);
});

test('tokens say when they end and were used; one is revoked', async () => {
  const { calls } = open(
    {},
    {
      tokens: [
        buildToken(1, { lastUsedAt: '2026-11-27T00:00:00.000Z' }),
        buildToken(2, { name: 'Old', createdBy: null, endsAt: '2026-10-01T00:00:00.000Z' }),
      ],
    },
  );
  const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  await screen.findByText('Old');
  expect(rowOf('CI 1')).toBe(
    'CI 1Made 1 Nov 2026 by meipublish, pinEnds 30 Jan 2099Last used 27 Nov 2026Revoke',
  );
  expect(rowOf('Old')).toBe('OldMade 1 Nov 2026 by the operatorpublish, pinEnded 1 Oct 2026Never used');
  await press('Revoke: CI 1');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked 28 Nov 2026')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tokens' })));
  expect(calls).toEqual([['revoke', { id: 1 }]]);
});

test('a repository is trusted by its number, listed and removed', async () => {
  const { calls } = open();
  await press('Trust a repository');
  const dialog = await inDialog('Trust a repository');
  await userEvent.selectOptions(dialog.getByLabelText('Provider'), 'GitLab');
  await userEvent.type(dialog.getByLabelText(/^Address/), 'https://gitlab.example');
  await userEvent.type(dialog.getByLabelText('Repository'), 'acme/group/search');
  await userEvent.selectOptions(dialog.getByLabelText('From'), 'Tags');
  await userEvent.clear(dialog.getByLabelText('Its name'));
  await userEvent.type(dialog.getByLabelText('Its name'), 'v*');
  await userEvent.click(dialog.getByRole('button', { name: 'Trust' }));
  expect(await dialog.findByText('Give the number of the repository')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Number of the repository'), '22');
  await userEvent.click(dialog.getByRole('button', { name: 'Trust' }));
  const row = (await screen.findByText('acme/group/search')).closest('tr');
  expect(row?.textContent).toBe(
    'acme/group/searchNumber 22 at gitlab.exampleMade 1 Nov 2026 by the operatorpublishThe tag v*Never usedRemove',
  );
  await press('Remove: acme/search');
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Remove this repository?' }));
  await userEvent.click(confirm.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('acme/search')).toBeNull());
  const trusted = {
    provider: 'gitlab',
    issuer: 'https://gitlab.example',
    repository: 'acme/group/search',
    repositoryId: '22',
    conditionKind: 'tag',
    condition: 'v*',
    rights: ['publish'],
  };
  expect(calls).toEqual([
    ['trust', trusted],
    ['remove', { id: 1 }],
  ]);
});

test('a remote that is not there is said to be gone', async () => {
  showConsole('/admin/releases/mf-nothing', [on(listAdminReleases, () => [buildRelease('mf-search')])]);
  expect(await screen.findByText('There’s no such remote.')).toBeTruthy();
});
