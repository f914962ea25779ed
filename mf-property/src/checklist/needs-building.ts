import type { PropertyDetail } from '@home-truths/platform/contract';

export type Tagged = Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;

/** With fewer tags a property says too little. */
const MIN_TAGS = 2;

/** Has its own file, because the routes need it without the texts about tags. */
export const needsBuilding = ({ issueTagCounts }: Tagged) => issueTagCounts.length < MIN_TAGS;
