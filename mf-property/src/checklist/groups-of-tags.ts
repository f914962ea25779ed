import type { PropertyDetail } from '@home-truths/platform/contract';
import { GOOD_POINTS, PROBLEMS } from './what-to-check.ts';

export type Tagged = Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;

const MIN_TAGS = 2;

/** Returns true if reviews of the property name too few tags for its own checklist. */
export const needsBuilding = ({ issueTagCounts }: Tagged) => issueTagCounts.length < MIN_TAGS;

/** Returns the property, or its building if the property's reviews say too little. */
export function sourceOfTags(property: Tagged, building: Tagged | undefined) {
  const isBuilding = building !== undefined && needsBuilding(property);
  return { ...(isBuilding ? building : property), isBuilding };
}

export const tagsIn = <Tag extends string, Check>({ issueTagCounts }: Tagged, checks: Record<Tag, Check>) =>
  issueTagCounts.flatMap(({ tag, count }) =>
    Object.hasOwn(checks, tag) ? [{ tag: tag as Tag, count, check: checks[tag as Tag] }] : [],
  );

export function checklistGroups(property: Tagged, building: Tagged | undefined) {
  const source = sourceOfTags(property, building);
  const { reviewCount, isBuilding } = source;
  const total = `of ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}${isBuilding ? ' of this building' : ''}`;
  const problems = tagsIn(source, PROBLEMS).map(({ tag, count, check: { look, question } }) => ({
    heading: tag,
    mentions: `${count} ${total}`,
    items: [...look, `Ask: ${question}`],
  }));
  const goodPoints = tagsIn(source, GOOD_POINTS);
  const stillTrue = goodPoints.length > 0 && {
    heading: 'Check that it’s still true',
    // earlier releases had a group, with notes, for each of these tags
    formerHeadings: goodPoints.map(({ tag }) => tag),
    mentions: `${goodPoints.map(({ tag, count }) => `${tag} ${count}`).join(', ')} ${total}`,
    items: goodPoints.map(({ check }) => check),
  };
  return { problems, stillTrue };
}
