import type { CountedViews, VitalName } from '@home-truths/contract';
import { type Decided, remoteFolder } from '@home-truths/contract/gateway-calls';
import { type Canary, minutesOf } from '@home-truths/contract/schemas';
import * as z from 'zod';
import { db } from '../platform/database/tables.ts';
import { countOf, p75 } from '../telemetry/buckets.ts';
import { canaryViews } from '../telemetry/canary-views.sql.ts';
import { vitalsOf } from '../telemetry/telemetry.sql.ts';
import type { CanaryMail } from './canary-mail.ts';
import { isSlower, type Measured, stepOf } from './canary-rule.ts';
import { type Change, decidedRemotes, type Run } from './release-store.ts';

const SHOWN_VITALS: VitalName[] = ['LCP', 'INP', 'CLS'];
const NO_VIEWS: CountedViews = { views: 0, failed: 0 };
const NOT_MEASURED: Measured = { p75: null, views: 0 };

interface WatchedCanary {
  /** Such as `mf_guides`. */
  remote: string;
  began: string;
  canary: Canary;
  decision: Decided;
}

export const watchedCanaries = (newest: Change): WatchedCanary[] =>
  decidedRemotes(newest).flatMap(([remote, decision]) => {
    const { canary, disabled } = decision;
    return canary?.watch && canary.began && !disabled
      ? [{ remote, began: canary.began, canary, decision }]
      : [];
  });

/** Returns true if the time is over after which the canary is pinned. */
const isOver = ({ began, canary: { promoteAfter } }: WatchedCanary) =>
  promoteAfter !== undefined && Date.parse(began) + minutesOf(promoteAfter) * 60_000 <= Date.now();

const failedOf = ({ views, failed }: CountedViews) => `${failed} of ${views}`;
const formatVital = (name: VitalName, { p75 }: Measured) =>
  name === 'CLS' || p75 === null ? `${p75}` : `${Math.round(p75)} ms`;

const Manifest = z.object({ microFrontend: z.object({ contact: z.email().optional() }) });

/** Returns the next decision about a remote; undefined if nothing happens to its canary now. */
export async function outcomeOf(run: Run, watched: WatchedCanary) {
  const { remote, canary, decision: before } = watched;
  const { version } = canary;
  const { pinned } = before;
  const counts = await run(canaryViews([watched]));
  const viewsOf = (wanted: string): CountedViews => counts.find(each => each.version === wanted) ?? NO_VIEWS;
  const [viewsOfCanary, viewsOfPinned] = [viewsOf(version), viewsOf(pinned)];
  const vitals = await measure(run, watched);
  const slower = vitals.filter(({ name, canary, pinned }) => isSlower(name, canary, pinned));
  // nothing is pinned while gateways report no page views
  const isDue = isOver(watched) && counts.some(({ isRecent }) => isRecent);
  const step =
    stepOf(viewsOfCanary, viewsOfPinned, isDue) ??
    (slower.length && !canary.isSlower ? ('slower' as const) : undefined);
  if (!step) return undefined;
  const folder = remoteFolder(remote);
  const views = `${failedOf(viewsOfCanary)} page views failed; pinned ${pinned}: ${failedOf(viewsOfPinned)}`;
  const outcome = {
    ended: `ended: ${views}`,
    pinned: `was pinned after ${canary.promoteAfter}: ${views}`,
    kept: `stays a canary after ${canary.promoteAfter}, with too few page views: ${views}`,
    slower: `is slower: ${slower.map(each => `${each.name} ${each.text}`).join(', ')}`,
  }[step];
  const facts: CanaryMail['facts'] = [
    [`Canary ${version}`, `${failedOf(viewsOfCanary)} page views failed`],
    [`Pinned ${pinned}`, `${failedOf(viewsOfPinned)} page views failed`],
    ...vitals.map(({ name, text }) => [name, text] as const),
  ];
  const mail: CanaryMail = {
    step,
    folder,
    version,
    pinned,
    facts,
    contact: await contactOf(run, remote, version),
  };
  return {
    decision: nextDecision(before, canary, step),
    what: `canary ${version} of ${folder} ${outcome}`,
    mail,
  };
}

/** `owns` stays, since the canary's paths and slots were added to it when the canary began. */
function nextDecision({ canary: _, ...before }: Decided, canary: Canary, step: CanaryMail['step']): Decided {
  const { promoteAfter, ...watched } = canary;
  return {
    ended: before,
    // a `build` would be replaced at the next start of the site
    pinned: { ...before, pinned: canary.version, previous: before.pinned, source: 'command' },
    kept: { ...before, canary: watched },
    slower: { ...before, canary: { ...canary, isSlower: true } },
  }[step];
}

/** Returns the 75th percentiles of both versions, without vitals that the canary has not. */
async function measure(run: Run, watched: WatchedCanary) {
  const { remote, began, canary, decision } = watched;
  const versions = [canary.version, decision.pinned];
  const rows = await run(vitalsOf(versions.map(version => ({ remote, version, since: began }))));
  const measured = (version: string, name: VitalName): Measured => {
    const { buckets } = rows.find(row => row.version === version && row.name === name) ?? {};
    return buckets ? { p75: p75(name, buckets), views: countOf(buckets) } : NOT_MEASURED;
  };
  return SHOWN_VITALS.map(name => {
    const ofVersions = { canary: measured(canary.version, name), pinned: measured(decision.pinned, name) };
    const text = `${formatVital(name, ofVersions.canary)}; pinned ${formatVital(name, ofVersions.pinned)}`;
    return { name, text, ...ofVersions };
  }).filter(({ canary }) => canary.views > 0);
}

/** Returns the email that the canary declares. */
async function contactOf(run: Run, name: string, version: string) {
  const [release] = await run(
    db.selectFrom('release').select('manifest').where('name', '=', name).where('version', '=', version),
  );
  const { data } = Manifest.safeParse(JSON.parse(release?.manifest ?? 'null'));
  return data?.microFrontend.contact;
}
