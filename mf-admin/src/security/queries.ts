import { type Reply, readMe } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

type Account = Reply<typeof readMe>;

/** The account with the state of its second factor. */
export const accountQuery = (api: Api) => read(api, readMe, {});

/** The account, as it was last read; undefined where it cannot be. */
export const readAccount = ({ api, queryClient }: Pick<Ctx, 'api' | 'queryClient'>) =>
  queryClient.ensureQueryData(accountQuery(api)).catch(() => undefined);

/** Whether a security code has to be entered before anything else. */
export const isCodeMissing = (account: Account | undefined) =>
  account?.secondFactor?.isRequired === true && !account.secondFactor.isChecked;
