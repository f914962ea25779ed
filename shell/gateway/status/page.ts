import { VITAL_NAMES, type VitalCount, type VitalName } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { type DocumentParts, openingTag } from '../pages/document.ts';
import { fontFaces, HEAD_STYLES } from '../pages/head-styles.ts';
import type { RemoteState } from '../releases/releases.ts';
import {
  formatDuration,
  formatMoment,
  formatSize,
  formatTime,
  formatVital,
  type HtmlPart,
  html,
  ratingOf,
  table,
} from './format.ts';
import type { Status } from './gather.ts';
import { STYLE } from './style.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const RATING_CLASSES = { good: 'good', 'needs work': 'work', poor: 'poor' } as const;

const badge = (look: 'good' | 'work' | 'poor', text: string) =>
  html`<span class="mark ${look}">${text}</span>`;

const BACKEND_SILENT = 'The backend isn’t responding, so its counts aren’t available.';

const fact = (name: string, value: HtmlPart) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function backupAge(lastBackup: Date, now: Date) {
  const seconds = Math.max(0, (now.getTime() - lastBackup.getTime()) / 1000);
  const age = `${formatDuration(seconds)} ago`;
  return seconds > WEEK_SECONDS ? html`${badge('work', 'old')} ${age}` : age;
}

const facts = ({ at, backend, ready, uptime, shell, readOnly, lastBackup }: Status) =>
  html`<dl class="facts">${[
    fact('Gateway', html`${badge('good', 'up')} for ${formatDuration(uptime)}`),
    fact('Backend', backend ? badge('good', 'up') : badge('poor', 'not responding')),
    fact(
      'Database',
      ready ? badge('good', 'up') : backend ? badge('poor', 'down') : 'unknown (backend not responding)',
    ),
    fact('Shell', html`<code>${shell}</code>`),
    ...(lastBackup ? [fact('Last backup', backupAge(lastBackup, at))] : []),
    ...(readOnly ? [fact('Mode', badge('work', 'read-only'))] : []),
  ]}</dl>`;

const warningOf = ({ warning }: Status) =>
  warning ? html`<p>${badge('work', 'settings')} ${warning}</p>` : '';

const code = (version: string | undefined) => (version ? html`<code>${version}</code>` : '–');

const problemsOf = ({ problems, served, disabled, runsOnServer }: RemoteState) => [
  disabled === undefined ? '' : html`<div>${badge('work', 'off')} ${disabled}</div>`,
  served ? '' : html`<div>${badge('poor', 'nothing served')}</div>`,
  problems.map(
    ({ version, reason, since }) =>
      html`<div>${badge('poor', 'rejected')} <code>${version}</code> since ${formatTime(since)}: ${reason}</div>`,
  ),
  disabled === undefined && served && !problems.length ? badge('good', 'OK') : '',
  runsOnServer === false ? html` <span class="mark">browser only</span>` : '',
];

const remotes = ({ remotes }: Status) =>
  table(
    'Remotes',
    [
      ...['Remote', 'Audience', 'Served', 'Pinned', 'Previous', 'Canary', 'Released'],
      { head: 'Scripts', look: 'number' },
      { head: 'Status', look: 'wide' },
    ],
    remotes.map(remote => [
      html`${remoteFolder(remote.name)}<small>${remote.team ? `Team ${remote.team}` : ''}</small>`,
      remote.audience === 'admin' ? 'administrators' : 'everyone',
      code(remote.served),
      code(remote.pinned),
      code(remote.previous),
      remote.canary
        ? html`<code>${remote.canary.version}</code><small>${remote.canary.percent}% of visitors</small>`
        : '–',
      remote.releasedAt ? formatTime(remote.releasedAt) : '–',
      remote.bytes === undefined ? '–' : formatSize(remote.bytes),
      problemsOf(remote),
    ]),
    'No remotes are registered.',
  );

const canaryOfConsole = ({ remotes }: Status) => {
  const canary = remotes.find(({ name }) => name === 'mf_admin')?.canary;
  return canary
    ? html`<p>${badge('work', 'canary')} The admin console itself is a canary: ${canary.percent} % of its visitors get ${code(canary.version)}.</p>`
    : '';
};

/** Helps if the admin console, which has buttons for this, cannot be opened. */
const wayBack = html`<section><h2 id="way-back">If a release is bad</h2><p>Decide at <a href="/admin/releases">Releases</a>, or on the server:</p><ul><li><code>npm run rollback -- mf-search</code> ends a canary, or pins the previous version.</li><li><code>npm run switch-off -- mf-search --text "Back soon"</code> disables a remote; <code>--on</code> enables it.</li></ul></section>`;

const browserFailures = ({ telemetry }: Status) =>
  table(
    'Failures in browsers',
    [
      ...['Remote', 'Version', 'Kind', 'Name'],
      { head: 'Last 24 hours', look: 'number' },
      { head: 'Last 7 days', look: 'number' },
    ],
    (telemetry?.failures ?? []).map(({ remote, version, kind, name, day, week }) => [
      remoteFolder(remote),
      code(version),
      kind,
      name,
      day,
      week,
    ]),
    telemetry ? 'None in the last 7 days.' : BACKEND_SILENT,
  );

const gatewayFailures = ({ failures }: Status) =>
  table(
    'Gateway errors',
    ['Remote', 'Version', 'What', { head: 'Since start-up', look: 'number' }, 'Last'],
    failures.map(({ remote, version, what, count, last }) => [
      remoteFolder(remote),
      code(version),
      what,
      count,
      formatTime(last),
    ]),
    'None since start-up.',
  );

function byRelease(all: VitalCount[]) {
  const releases = new Map<string, Partial<Record<VitalName, VitalCount>> & { first: VitalCount }>();
  for (const count of all) {
    const key = `${count.remote} ${count.version}`;
    releases.set(key, { first: count, ...releases.get(key), [count.name]: count });
  }
  return [...releases.values()];
}

const SEVERITY = { good: 0, 'needs work': 1, poor: 2 } as const;

const severityOf = (release: Partial<Record<VitalName, VitalCount>>) =>
  Math.max(
    ...VITAL_NAMES.map(name => {
      const p75 = release[name]?.week.p75 ?? null;
      return p75 === null ? 0 : SEVERITY[ratingOf(name, p75)];
    }),
  );

const viewsOf = (views: number) => `${views.toLocaleString('en-AU')} ${views === 1 ? 'view' : 'views'}`;

function vitalCell(name: VitalName, count: VitalCount | undefined) {
  if (!count || count.week.p75 === null) return '–';
  const rating = ratingOf(name, count.week.p75);
  const day =
    count.day.p75 === null ? 'none' : `${formatVital(name, count.day.p75)}, ${viewsOf(count.day.views)}`;
  const value = html`<span title="${viewsOf(count.week.views)}. 24 h: ${day}">${formatVital(name, count.week.p75)}</span>`;
  return rating === 'good' ? value : html`${value} ${badge(RATING_CLASSES[rating], rating)}`;
}

const vitals = ({ telemetry }: Status) =>
  table(
    'Web Vitals (75th percentile, last 7 days)',
    ['Remote', 'Version', ...VITAL_NAMES],
    byRelease(telemetry?.vitals ?? [])
      .sort((a, b) => severityOf(b) - severityOf(a))
      .map(release => [
        remoteFolder(release.first.remote),
        code(release.first.version),
        ...VITAL_NAMES.map(name => vitalCell(name, release[name])),
      ]),
    telemetry ? 'None in the last 7 days.' : BACKEND_SILENT,
  );

type PageStyle = Pick<DocumentParts, 'nonce' | 'theme' | 'fonts'>;

/** Needs no script, so that it is readable whatever else is broken. */
export const statusPage = (status: Status, { nonce, theme, fonts }: PageStyle) =>
  [
    openingTag(theme),
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    '<title>Status | Home Truths</title><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${fontFaces(fonts)}${HEAD_STYLES}${STYLE}</style></head><body>`,
    '<header><div><a class="name" href="/">Home Truths</a><a href="/admin">Admin</a></div></header>',
    html`<main><h1>Status</h1><p class="quiet">As at ${formatMoment(status.at)}.</p>${[
      warningOf(status),
      canaryOfConsole(status),
      facts(status),
      remotes(status),
      wayBack,
      browserFailures(status),
      gatewayFailures(status),
      vitals(status),
    ]}</main>`.text,
    '</body></html>',
  ].join('');
