import type { CountedViews, VitalName } from '@home-truths/contract';
import { type Decided, remoteFolder } from '@home-truths/contract/gateway-calls';
import { type Canary, minutesOf } from '@home-truths/contract/schemas';
import * as z from 'zod';
import { db } from '../platform/database/tables.ts';
import { p75 } from '../telemetry/buckets.ts';
import { canaryViews } from '../telemetry/canary-views.sql.ts';
import { vitalsOf } from '../telemetry/telemetry.sql.ts';
import type { CanaryMail } from './canary-mail.ts';
import { isSlower, type Measured, stepOf } from './canary-rule.ts';
import { decidedRemotes } from './decided-remotes.ts';
import type { Change, Run } from './release-store.ts';

const SHOWN_VITALS: VitalName[] = ['LCP', 'INP', 'CLS'];
const NO_VIEWS: CountedViews = { views: 0, failed: 0 };
const NOT_MEASURED: Measured = { p75: null, views: 0 };

interface Watched {
  /** Such as `mf_guides`. */
  remote: string;
  began: string;
  canary: Canary;
  decision: Decided;
}

export const watchedCanaries = (newest: Change): Watched[] =>
  decidedRemotes(newest).flatMap(([remote, decision]) => {
    const { canary, disabled } = decision;
    return canary?.watch && canary.began && !disabled
      ? [{ remote, began: canary.began, canary, decision }]
      : [];
  });

const isOver = ({ began, canary: { promoteAfter } }: Watched) =>
  promoteAfter !== undefined && Date.parse(began) + minutesOf(promoteAfter) * 60_000 <= Date.now();

const failedOf = ({ views, failed }: CountedViews) => `${failed} of ${views}`;
const formatVital = (name: VitalName, { p75 }: Measured) =>
  name === 'CLS' || p75 === null ? `${p75}` : `${Math.round(p75)} ms`;

const Manifest = z.object({ microFrontend: z.object({ contact: z.email().optional() }) });

/** Returns the next decision about a remote; undefined if nothing happens to its canary now. */
export async function outcomeOf(run: Run, watched: Watched) {
  const { remote, canary, decision: before } = watched;
  const { version } = canary;
  const { pinned } = before;
  const counted = await run(canaryViews([watched]));
  const viewsOf = (of: string): CountedViews => counted.find(({ version }) => version === of) ?? NO_VIEWS;
  const [ofCanary, ofPinned] = [viewsOf(version), viewsOf(pinned)];
  const vitals = await measure(run, watched);
  const slower = vitals.filter(({ name, canary, pinned }) => isSlower(name, canary, pinned));
  const isDue = isOver(watched) && counted.some(({ isRecent }) => isRecent);
  const step =
    stepOf(ofCanary, ofPinned, isDue) ??
    (slower.length && !canary.isSlower ? ('slower' as const) : undefined);
  if (!step) return undefined;
  const folder = remoteFolder(remote);
  const views = `${failedOf(ofCanary)} page views failed; pinned ${pinned}: ${failedOf(ofPinned)}`;
  const after = `after ${canary.promoteAfter}`;
  const said = {
    ended: `ended: ${views}`,
    pinned: `was pinned ${after}: ${views}`,
    kept: `stays a canary ${after}, with too few page views: ${views}`,
    slower: `is slower: ${slower.map(each => `${each.name} ${each.text}`).join(', ')}`,
  }[step];
  const facts: CanaryMail['facts'] = [
    [`Canary ${version}`, `${failedOf(ofCanary)} page views failed`],
    [`Pinned ${pinned}`, `${failedOf(ofPinned)} page views failed`],
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
    what: `canary ${version} of ${folder} ${said}`,
    mail,
  };
}

/** The paths and slots of the canary were added to what the remote owns when it began. */
function nextDecision({ canary: _, ...before }: Decided, canary: Canary, step: CanaryMail['step']): Decided {
  const { promoteAfter, ...watched } = canary;
  return {
    ended: before,
    pinned: { ...before, pinned: canary.version, previous: before.pinned, source: 'command' },
    kept: { ...before, canary: watched },
    slower: { ...before, canary: { ...canary, isSlower: true } },
  }[step];
}

/** Returns the 75th percentiles of both versions, without vitals that the canary has not. */
async function measure(run: Run, watched: Watched) {
  const { remote, began, canary, decision } = watched;
  const versions = [canary.version, decision.pinned];
  const rows = await run(vitalsOf(versions.map(version => ({ remote, version, since: began }))));
  const measured = (of: string, vital: VitalName): Measured => {
    const { buckets } = rows.find(({ version, name }) => version === of && name === vital) ?? {};
    if (!buckets) return NOT_MEASURED;
    return { p75: p75(vital, buckets), views: buckets.reduce((sum, views) => sum + views, 0) };
  };
  return SHOWN_VITALS.map(name => {
    const both = { canary: measured(canary.version, name), pinned: measured(decision.pinned, name) };
    const text = `${formatVital(name, both.canary)}; pinned ${formatVital(name, both.pinned)}`;
    return { name, text, ...both };
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
