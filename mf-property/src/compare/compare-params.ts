import { compareUrl } from '@home-truths/platform/compare';
import { RECORD_ID } from '@home-truths/platform/contract';

/** The search param that leaves only the rows in which the properties differ. */
export const DIFFERS = { name: 'differs', value: 'yes' };

/** The URL of a comparison, in all rows or in those that differ. */
export const comparisonUrl = (ids: readonly number[], onlyDifferences: boolean) =>
  `${compareUrl(ids)}${onlyDifferences ? `&${DIFFERS.name}=${DIFFERS.value}` : ''}`;

/** The ids in a URL, each once: `homes=7,9`, or as a form sends them, `homes=7&homes=9`. */
export const comparedIds = (search: URLSearchParams): number[] => {
  const texts = search.getAll('homes').flatMap(text => text.split(','));
  return [...new Set(texts.filter(text => RECORD_ID.test(text)).map(Number))];
};
