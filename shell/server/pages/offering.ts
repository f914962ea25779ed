import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { Settings } from '../environment.ts';
import { offeredTo } from '../releases/audience.ts';
import type { Following, Offering } from '../releases/releases.ts';
import { shareOf } from '../releases/share.ts';
import type { ShellBuild } from './shell-build.ts';

export interface OfferingContext {
  shell: ShellBuild;
  releases: Following;
  settings: Settings;
}

/**
 * What whoever opens a page gets, decided once, so that HTML, hints and scripts agree; and the cookie that keeps it
 * so, which is set only while a newer version is tried on a share of the visitors.
 */
export async function offeringFor(
  request: IncomingMessage,
  user: SessionUser | null,
  { releases, settings, shell }: OfferingContext,
): Promise<{ offering: Offering; setCookie?: string }> {
  const narrow = (all: Offering) => offeredTo(user, all, shell.server.audienceOf);
  const offering = narrow(await releases.current());
  if (!offering.trials.size) return { offering };
  const { visitor, setCookie } = shareOf(request, settings.https);
  return { offering: visitor ? narrow(await releases.current(visitor)) : offering, setCookie };
}
