import { listAuditEntries } from '@home-truths/platform/contract';
import type { Ctx } from '@home-truths/platform/router';
import { prefetchRows } from '../console/list-rows.ts';
import { readAuditFilters, toQuery } from './filters.ts';

/** Prefetches the entries that a URL filters. Never from the cache, since each change adds an entry. */
export const prefetchAudit = (ctx: Ctx, params: URLSearchParams) =>
  prefetchRows(ctx, listAuditEntries, toQuery(readAuditFilters(params)), params, { staleTime: 0 });
