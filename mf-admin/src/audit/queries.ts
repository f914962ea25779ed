import { listAuditEntries } from '@home-truths/platform/contract';
import type { Ctx } from '@home-truths/platform/router';
import { prefetchRows } from '../console/list-rows.ts';
import { readAuditFilters, toQuery } from './filters.ts';

/** Reads the entries of a URL again, since every act adds one; a failure is shown in their place. */
export const prefetchAudit = (ctx: Ctx, params: URLSearchParams) =>
  prefetchRows(ctx, listAuditEntries, toQuery(readAuditFilters(params)), params, { staleTime: 0 });
