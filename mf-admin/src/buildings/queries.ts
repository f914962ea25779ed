import { buildingCandidates } from '@home-truths/platform/contract';
import { read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

export const prefetchCandidates = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery(read(api, buildingCandidates, {}));
