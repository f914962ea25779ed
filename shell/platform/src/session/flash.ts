import { type ToastMessage, toast } from '../ui/toast.ts';

/** Messages that a cookie carries over a page load, shown once. */
const FLASHES = {
  'signed-out': { title: 'Logged out successfully' },
  'account-deleted': {
    title: 'Account deleted',
    description: 'Your reviews are still on the site, without your name.',
  },
  'access-denied': {
    title: 'Access Denied',
    description: 'You need admin privileges to access this page.',
    kind: 'error',
  },
} as const satisfies Record<string, ToastMessage>;
export type Flash = keyof typeof FLASHES;

/** Uses the `__Host-` prefix on HTTPS. */
export const flashCookie = (flash: Flash | '', protocol: string, seconds = 60) => {
  const [prefix, secure] = protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}flash=${flash}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

export const showFlash = (flash: Flash) => toast(FLASHES[flash]);

export function showPendingFlash() {
  const [, flash = ''] = /(?:^|;\s*)(?:__Host-)?flash=([\w-]+)/.exec(document.cookie) ?? [];
  if (!Object.hasOwn(FLASHES, flash)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  for (const protocol of ['http:', 'https:']) document.cookie = flashCookie('', protocol, 0);
  showFlash(flash as Flash);
}
