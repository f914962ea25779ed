import type { PropertyDetail } from '@home-truths/platform/contract';

/** What names tags: a property or a building. */
export type Tagged = Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;

/** With fewer tags a property says too little. */
const MIN_TAGS = 2;

/** Whether the tags of a property’s building are needed. The routes need this file, and not what is said of tags. */
export const needsBuilding = ({ issueTagCounts }: Tagged) => issueTagCounts.length < MIN_TAGS;
