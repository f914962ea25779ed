import type { PropertyDetail } from '@home-truths/platform/contract';

export type Tagged = Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;

const MIN_TAGS = 2;

/**
 * Returns true if the reviews of a property name too few problems for a checklist. In a file of its own, since
 * the first view needs it without the texts about tags.
 */
export const needsBuilding = ({ issueTagCounts }: Tagged) => issueTagCounts.length < MIN_TAGS;
