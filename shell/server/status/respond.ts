import type { IncomingMessage } from 'node:http';
import { themeIn } from '../../src/theme.ts';
import type { Settings } from '../environment.ts';
import { makeNonce, POLICIES } from '../pages/security.ts';
import { fontsOf, type ShellBuild } from '../pages/shell-build.ts';
import type { ReleaseSource } from '../releases/releases.ts';
import { gatherStatus } from './gather.ts';
import { knownAdmins } from './known-admins.ts';
import { statusPage } from './page.ts';

interface StatusOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: ReleaseSource;
}

/** Serves `/status` to administrators; nothing for anybody else, who is refused as on the admin console. */
export function createStatus({ settings, shell, releases }: StatusOptions) {
  const isAdmin = knownAdmins(settings.apiUrl);
  return async (request: IncomingMessage) => {
    if (!(await isAdmin(request))) return undefined;
    const nonce = makeNonce();
    const status = await gatherStatus(request, { apiUrl: settings.apiUrl, releases, shell: shell.version });
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICIES.status(nonce),
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
