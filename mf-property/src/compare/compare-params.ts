import { compareUrl } from '@home-truths/platform/compare';
import { RECORD_ID } from '@home-truths/platform/contract';

export const ONLY_DIFFERENCES_PARAM = { name: 'differs', value: 'yes' };

export const comparisonUrl = (ids: readonly number[], onlyDifferences: boolean) =>
  `${compareUrl(ids)}${onlyDifferences ? `&${ONLY_DIFFERENCES_PARAM.name}=${ONLY_DIFFERENCES_PARAM.value}` : ''}`;

/** Reads the ids in `homes=7,9`, or in `homes=7&homes=9` of a form, each once. */
export const comparedIds = (search: URLSearchParams): number[] => {
  const texts = search.getAll('homes').flatMap(text => text.split(','));
  return [...new Set(texts.filter(text => RECORD_ID.test(text)).map(Number))];
};
