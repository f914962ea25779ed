import { remoteFolder } from '@home-truths/contract/gateway-calls';
import type { HttpResponse } from '../http/send.ts';
import { BAR_STYLE, shortPage } from '../preview/page.ts';
import { html } from '../status/format.ts';
import { type Development, originOf } from './tokens.ts';

/** The path of the question, and of what the forms send. */
export const DEVELOP_PATH = '/develop';
type Shell = Parameters<typeof shortPage>[0];

const END = html`<form method="post" action="${DEVELOP_PATH}"><button name="end" value="1">End development</button></form>`;

/** Returns the bar above each page with code from a machine; the shell fills in what is wrong with it. */
export const developmentBar = (nonce: string, development: Development): string =>
  `<style nonce="${nonce}">${BAR_STYLE}</style>` +
  html`<aside class="preview" aria-label="Development">
<p><b>${remoteFolder(development.name)}</b> comes from ${originOf(development)}, in this browser alone. <span id="development" role="status"></span></p>
${END}</aside>`.text;

export const question = (shell: Shell, development: Development, link: string): HttpResponse =>
  shortPage(
    shell,
    200,
    'Run code from your machine in this browser?',
    html`For eight hours, pages of this site would run ${remoteFolder(development.name)} from
${originOf(development)} in this browser. That code can do whatever you can do here. Say yes only if you
started it yourself.`,
    html`<form method="post" action="${DEVELOP_PATH}"><button name="link" value="${link}">Yes, run it</button></form>
<p><a href="/">No, go to the home page</a></p>`,
  );

export const signOutFirst = (shell: Shell): HttpResponse =>
  shortPage(
    shell,
    403,
    'Sign out first',
    'You are signed in as an administrator. Code from a machine never runs in such a session.',
    END,
  );

export const invalidLink = (shell: Shell): HttpResponse =>
  shortPage(
    shell,
    410,
    'This link can’t be used',
    'A link for development works once, within ten minutes. Run the command again to get another.',
  );
