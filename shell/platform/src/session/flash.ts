import { type ToastMessage, toast } from '../ui/toast.ts';

/** Messages that outlive the loading of a document: said once on the next page (decision 66). */
const FLASHES = {
  'signed-out': { title: 'Logged out successfully' },
  'account-deleted': { title: 'Account deleted', description: 'Your reviews stay, without your name.' },
  'access-denied': {
    title: 'Access Denied',
    description: 'You need admin privileges to access this page.',
    kind: 'error',
  },
} as const satisfies Record<string, ToastMessage>;
export type Flash = keyof typeof FLASHES;

/** The cookie that brings a message to the next page; it lives for a minute at most. */
export const flashCookie = (flash: Flash) => `flash=${flash}; Path=/; Max-Age=60; SameSite=Lax`;

/** Says a message now. */
export const sayFlash = (flash: Flash) => toast(FLASHES[flash]);

/** Says the message that was left for this page, once. */
export function takeFlash() {
  const [, flash = ''] = /(?:^|;\s*)flash=([\w-]+)/.exec(document.cookie) ?? [];
  if (!Object.hasOwn(FLASHES, flash)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'flash=; Path=/; Max-Age=0';
  sayFlash(flash as Flash);
}
