import { readTrends, TREND_RANGES, type TrendRange } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';

/** The range that a URL requests; an unknown one is that of the first view. */
export function readRange(params: URLSearchParams): TrendRange {
  const requested = params.get('range');
  return TREND_RANGES.find(range => range === requested) ?? '30d';
}

/** What happened day by day, or week by week. */
export const trendsQuery = (api: Api, range: TrendRange) => read(api, readTrends, { query: { range } });
