import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { lastBackupAt } from '@home-truths/contract/environment';
import { themeIn } from '../../src/theme.ts';
import type { Settings } from '../environment.ts';
import { fetchUser } from '../http/visitor.ts';
import { makeNonce, POLICIES } from '../pages/security.ts';
import { fontsOf, type ShellBuild } from '../pages/shell-build.ts';
import type { ReleaseSource } from '../releases/releases.ts';
import { gatherStatus } from './gather.ts';
import { statusPage } from './page.ts';

/** How long an administrator is remembered while the backend does not respond, and how many are. */
const REMEMBERED_MS = 3_600_000;
const MAX_ADMINS = 100;

const keyOf = ({ headers }: IncomingMessage) =>
  crypto
    .createHash('sha256')
    .update(headers.cookie ?? '')
    .digest('base64');

/**
 * Whether a request is an administrator's. The backend knows; while it does not respond, access stays with those whom
 * this process recognised as administrators within the last hour, since the status is needed most then.
 */
function knownAdmins(apiUrl: string) {
  const recognisedAt = new Map<string, number>();
  return async (request: IncomingMessage): Promise<boolean> => {
    const key = keyOf(request);
    try {
      const user = await fetchUser(request, apiUrl);
      const isAdmin = user?.isAdmin === true && !user.mustChangePassword;
      recognisedAt.delete(key);
      if (isAdmin) recognisedAt.set(key, Date.now());
      if (recognisedAt.size > MAX_ADMINS) recognisedAt.delete(recognisedAt.keys().next().value ?? '');
      return isAdmin;
    } catch {
      request.signal.throwIfAborted();
      return Date.now() - (recognisedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REMEMBERED_MS;
    }
  };
}

interface StatusOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: ReleaseSource;
  /** What is wrong with the settings. */
  warning: () => string | undefined;
}

/** Serves `/status` to administrators; nothing for anybody else, who is refused as on the admin console. */
export function createStatus({ settings, shell, releases, warning }: StatusOptions) {
  const isAdmin = knownAdmins(settings.apiUrl);
  return async (request: IncomingMessage) => {
    if (!(await isAdmin(request))) return undefined;
    const nonce = makeNonce();
    const sources = { apiUrl: settings.apiUrl, releases, shell: shell.version };
    const { readOnly, dataDir } = settings;
    const known = { readOnly, lastBackup: lastBackupAt(dataDir), warning: warning() };
    const status = { ...(await gatherStatus(request, sources)), ...known };
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
        theme: themeIn(request.headers.cookie ?? ''),
        fonts: fontsOf(shell),
      }),
    };
  };
}
