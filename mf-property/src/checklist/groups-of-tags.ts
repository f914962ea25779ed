import type { PropertyDetail } from '@home-truths/platform/contract';
import { GOOD_POINT_CHECKS, PROBLEM_CHECKS } from './what-to-check.ts';

export type Tagged = Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;

const MIN_OWN_TAGS = 2;

export const needsBuilding = ({ issueTagCounts }: Tagged) => issueTagCounts.length < MIN_OWN_TAGS;

/** Returns the property, or its building if the property's reviews say too little. */
export function sourceOfTags(property: Tagged, building: Tagged | undefined) {
  const isBuilding = building !== undefined && needsBuilding(property);
  return { ...(isBuilding ? building : property), isBuilding };
}

export const checksOf = <Tag extends string, Check>({ issueTagCounts }: Tagged, checks: Record<Tag, Check>) =>
  issueTagCounts.flatMap(({ tag, count }) =>
    Object.hasOwn(checks, tag) ? [{ tag: tag as Tag, count, check: checks[tag as Tag] }] : [],
  );

export function checklistGroups(property: Tagged, building: Tagged | undefined) {
  const source = sourceOfTags(property, building);
  const { reviewCount, isBuilding } = source;
  const ofReviews = `of ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}${isBuilding ? ' of this building' : ''}`;
  const problems = checksOf(source, PROBLEM_CHECKS).map(({ tag, count, check }) => ({
    heading: tag,
    mentions: `${count} ${ofReviews}`,
    items: [...check.thingsToLookAt, `Ask: ${check.question}`],
  }));
  const goodPoints = checksOf(source, GOOD_POINT_CHECKS);
  const stillTrue = goodPoints.length > 0 && {
    heading: 'Check that it’s still true',
    // earlier releases had a group, with notes, for each of these tags
    formerHeadings: goodPoints.map(({ tag }) => tag),
    mentions: `${goodPoints.map(({ tag, count }) => `${tag} ${count}`).join(', ')} ${ofReviews}`,
    items: goodPoints.map(({ check }) => check),
  };
  return { problems, stillTrue };
}
