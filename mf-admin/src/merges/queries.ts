import {
  listAdminProperties,
  listMergedBuildings,
  listMerges,
  type Merge,
  RECORD_ID,
} from '@home-truths/platform/contract';
import { type Api, keyOf, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { recordReader } from '../console/admin-list.ts';
import { prefetchRows } from '../console/list-rows.ts';

const readProperty = (api: Api, id: number) => recordReader(listAdminProperties, id)(api);

/** Reads two properties; those that are gone are left out. */
export const pairQuery = (api: Api, ids: readonly [number, number]) => ({
  queryKey: [...keyOf(listAdminProperties), 'pair', ...ids],
  meta: { personal: true },
  staleTime: 0,
  queryFn: async () =>
    (await Promise.all(ids.map(id => readProperty(api, id)))).filter(property => !!property),
});

export function readMergeId(params: URLSearchParams): number | undefined {
  const id = params.get('merge') ?? '';
  return RECORD_ID.test(id) ? Number(id) : undefined;
}

/** Reads one merge, as a list for `RowTable`. */
export const mergeQuery = (api: Api, id: number) => ({
  queryKey: [...keyOf(listMerges), 'one', id],
  meta: { personal: true },
  queryFn: async (): Promise<Merge[]> => {
    const merge = await recordReader(listMerges, id)(api);
    return merge ? [merge] : [];
  },
});

/** Returns the id of the merge that ended a property, if it was merged. */
export const findMergeId = async (api: Api, propertyId: number) =>
  (await readProperty(api, propertyId))?.mergedInto?.mergeId;

/** Never fails: an error is shown in the place of the merges. */
export function prefetchMerges(ctx: Ctx, params: URLSearchParams) {
  const id = readMergeId(params);
  return id === undefined
    ? Promise.all([
        prefetchRows(ctx, listMerges, {}, params),
        ctx.queryClient.prefetchQuery(read(ctx.api, listMergedBuildings, {})),
      ])
    : ctx.queryClient.prefetchQuery(mergeQuery(ctx.api, id));
}
