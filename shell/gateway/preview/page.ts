import { remoteFolder } from '@home-truths/contract/gateway-calls';
import type { HttpResponse } from '../http/send.ts';
import { escapeHtml, openingTag } from '../pages/document.ts';
import { fontFaces, HEAD_STYLES } from '../pages/head-styles.ts';
import { makeNonce, POLICIES, POLICY_HEADER } from '../pages/security.ts';
import { fontsOf, type ShellBuild } from '../pages/shell-build.ts';
import { type Html, html } from '../status/format.ts';
import { STYLE } from '../status/style.ts';

export const END_PATH = '/?preview=end';

export const BAR_STYLE =
  '.preview{display:flex;align-items:center;justify-content:center;gap:1.25rem;padding:.25rem 1rem;' +
  'font:1rem/1.5 "Public Sans Variable","Public Sans Fallback",system-ui,sans-serif;' +
  'background:#0E2E3B;color:#fff;border-bottom:3px solid #FFD54A}' +
  '.preview p{margin:.25rem 0;overflow-wrap:anywhere}.preview span{display:inline-block}' +
  '.preview a{display:inline-flex;align-items:center;min-height:44px;white-space:nowrap;color:#FFD54A;font-weight:600;' +
  'text-decoration:underline;text-underline-offset:.25em}' +
  '.preview button{min-height:44px;padding:0 1rem;font:inherit;font-weight:600;color:#FFD54A;background:none;border:2px solid;border-radius:8px;cursor:pointer}' +
  '@media print{.preview{display:none}}';

export const previewBar = (nonce: string, { name, version }: { name: string; version: string }): string =>
  `<style nonce="${nonce}">${BAR_STYLE}</style><aside class="preview" aria-label="Preview">` +
  `<p>Preview of <b>${escapeHtml(remoteFolder(name))}</b> <span>${escapeHtml(version)}.</span> Nothing can be sent or saved.</p>` +
  `<a href="${END_PATH}">End preview</a></aside>`;

/** Returns a page without scripts, perhaps with a form. */
export function shortPage(
  { shell, assetsUrl }: { shell: ShellBuild; assetsUrl: string | undefined },
  status: number,
  heading: string,
  text: string | Html,
  form?: Html,
): HttpResponse {
  const nonce = makeNonce();
  const body = [
    openingTag('system'),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    html`<title>${heading} | Home Truths</title>`.text,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${fontFaces(fontsOf(shell))}${HEAD_STYLES}${STYLE}</style></head><body>`,
    html`<main><p class="quiet">Home Truths</p><h1>${heading}</h1><p>${text}</p>${form}</main>`.text,
    '</body></html>',
  ].join('');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [POLICY_HEADER]: POLICIES.status(nonce, assetsUrl, form ? 'self' : 'none'),
    'referrer-policy': 'no-referrer',
  };
  return { status, headers, body };
}
