import { readTrends } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';

/** The weeks that the charts show unless a year is chosen. */
export const WEEKS = 12;

/** Reads a year, so that a change of the range needs no call. */
export const trendsQuery = (api: Api) => read(api, readTrends, { query: { range: '12m' } });
