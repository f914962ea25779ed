import { Decided } from '@home-truths/contract/gateway-calls';
import type { Change } from './release-store.ts';

/** Returns what is decided about each remote. A decision that is not valid is left out: gateways refuse it as well. */
export const decidedRemotes = ({ remotes }: Pick<Change, 'remotes'>): [remote: string, Decided][] =>
  Object.entries(remotes).flatMap(([remote, decision]) => {
    const { data } = Decided.safeParse(decision);
    return data ? [[remote, data]] : [];
  });
