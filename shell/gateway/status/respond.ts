import type { IncomingMessage } from 'node:http';
import { lastBackupAt } from '@home-truths/contract/environment';
import { parseTheme } from '../../src/theme.ts';
import type { Settings } from '../environment.ts';
import { fetchAccount } from '../http/visitor.ts';
import { makeNonce, POLICIES } from '../pages/security.ts';
import { fontsOf, type ShellBuild } from '../pages/shell-build.ts';
import type { ReleaseSource } from '../releases/releases.ts';
import { gatherStatus } from './gather.ts';
import { statusPage } from './page.ts';

/** Redirects to the page that asks for a security code. */
const ENTER_CODE = { status: 303, headers: { location: '/admin?next=/status' }, body: '' };

interface StatusOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: ReleaseSource;
  warning: () => string | undefined;
}

/** Returns a function that responds to administrators and returns undefined for others. */
export function createStatus({ settings, shell, releases, warning }: StatusOptions) {
  return async (request: IncomingMessage) => {
    const account = await fetchAccount(request, settings.apiUrl).catch(() => null);
    request.signal.throwIfAborted();
    if (!account?.user.isAdmin || account.user.mustChangePassword) return undefined;
    if (account.secondFactor?.isRequired && !account.secondFactor.isChecked) return ENTER_CODE;
    const nonce = makeNonce();
    const sources = { apiUrl: settings.apiUrl, releases, shell: shell.version };
    const { readOnly, dataDir } = settings;
    const localFacts = { readOnly, lastBackup: lastBackupAt(dataDir), warning: warning() };
    const status = { ...(await gatherStatus(request, sources)), ...localFacts };
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICIES.status(nonce, settings.assetsUrl),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
      body: statusPage(status, {
        nonce,
        theme: parseTheme(request.headers.cookie ?? ''),
        fonts: fontsOf(shell),
      }),
    };
  };
}
