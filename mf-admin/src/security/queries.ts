import { type Reply, readMe } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

type Account = Reply<typeof readMe>;

export const accountQuery = (api: Api) => read(api, readMe, {});

/** Returns the cached account, or reads it; undefined if it cannot be read. */
export const readAccount = ({ api, queryClient }: Pick<Ctx, 'api' | 'queryClient'>) =>
  queryClient.ensureQueryData(accountQuery(api)).catch(() => undefined);

/** Returns true if a security code is required and not entered. */
export const isCodeMissing = (account: Account | undefined) =>
  account?.secondFactor?.isRequired === true && !account.secondFactor.isChecked;
