import { needsBuilding, type Tagged } from './needs-building.ts';
import { GOOD_POINTS, PROBLEMS } from './what-to-check.ts';

/** Where the tags come from: the property, or its building where reviews of the property say little. */
export function sourceOfTags(property: Tagged, building: Tagged | undefined) {
  const isBuilding = building !== undefined && needsBuilding(property);
  return { ...(isBuilding ? building : property), isBuilding };
}

/** The tags that a table has an entry for, the most named first. */
export const tagsIn = <Tag extends string, Check>({ issueTagCounts }: Tagged, checks: Record<Tag, Check>) =>
  issueTagCounts.flatMap(({ tag, count }) =>
    Object.hasOwn(checks, tag) ? [{ tag: tag as Tag, count, check: checks[tag as Tag] }] : [],
  );

/** A group for each problem, the most named first, with what to look at and to ask; and one of the good points. */
export function checklistGroups(property: Tagged, building: Tagged | undefined) {
  const source = sourceOfTags(property, building);
  const { reviewCount, isBuilding } = source;
  const of = `of ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}${isBuilding ? ' of this building' : ''}`;
  const problems = tagsIn(source, PROBLEMS).map(({ tag, count, check: { look, question } }) => ({
    heading: tag,
    mentions: `${count} ${of}`,
    items: [...look, `Ask: ${question}`],
  }));
  const goodPoints = tagsIn(source, GOOD_POINTS);
  const stillTrue = goodPoints.length > 0 && {
    heading: 'Check that it’s still true',
    formerHeadings: goodPoints.map(({ tag }) => tag),
    mentions: `${goodPoints.map(({ tag, count }) => `${tag} ${count}`).join(', ')} ${of}`,
    items: goodPoints.map(({ check }) => check),
  };
  return { problems, stillTrue };
}
