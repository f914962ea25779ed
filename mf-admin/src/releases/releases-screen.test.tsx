import { type AdminRelease, listAdminReleases } from '@home-truths/platform/contract';
import { createOutage, hrefOf, on, screen } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildCanary, buildRelease, buildVersion } from './build-release.ts';

const { logged } = watchMessages();

const open = (releases: AdminRelease[]) =>
  showConsole('/admin/releases', [on(listAdminReleases, () => releases)]);
const rowOf = async (remote: string) => (await screen.findByRole('link', { name: remote })).closest('tr');

test('each remote is shown with its versions and what is unusual about it', async () => {
  const { stored } = buildVersion('');
  open([
    buildRelease('mf-search', { canary: buildCanary() }),
    buildRelease('mf-costs', {
      pinned: buildVersion('1.0.0-cccccccc', {
        ...(stored && { stored: { ...stored, runsOnServer: false } }),
      }),
      previous: null,
      disabled: 'Back at noon.',
    }),
    buildRelease('mf-admin', {
      audience: 'admin',
      pinned: null,
      waiting: { version: '1.1.0', percent: 100, askedBy: 'CI', askedAt: '2026-11-20T03:00:00.000Z' },
    }),
  ]);
  expect((await rowOf('mf-search'))?.textContent).toBe(
    'mf-searchPinned 1.0.0-aaaaaaaaSince 20 Nov 2026, 2:00 pm AEDTCanary 1.1.0-bbbbbbbb10 % since 20 Nov 2026, 3:00 pm AEDTFails far more oftenPrevious 0.9.0-99999999',
  );
  expect((await rowOf('mf-costs'))?.textContent).toMatch(/DisabledBrowser only.*Canary NonePrevious None$/);
  expect((await rowOf('mf-admin'))?.textContent).toMatch(
    /A version waits for youAdministrators onlyPinned Nothing yet/,
  );
  expect(await hrefOf('mf-search')).toBe('/admin/releases/mf-search');
});

test('without releases the screen says so, and after a failure it tries again', async () => {
  const outage = createOutage((): AdminRelease[] => []);
  showConsole('/admin/releases', [on(listAdminReleases, outage.respond)]);
  await outage.tryAgain();
  expect(await screen.findByText('Nothing has been released yet.')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
});
