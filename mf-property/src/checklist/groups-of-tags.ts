import type { IssueTag } from '@home-truths/platform/contract';
import { needsBuilding, type Tagged } from './needs-building.ts';
import { WHAT_TO_CHECK } from './what-to-check.ts';

const MAX_GROUPS = 6;

const isChecked = (tag: string): tag is IssueTag => Object.hasOwn(WHAT_TO_CHECK, tag);

const tagsOf = ({ issueTagCounts }: Tagged) =>
  issueTagCounts.flatMap(({ tag, count }) => (isChecked(tag) ? [{ tag, count }] : []));

/** A group for each tag, those that most reviews name first, with what to look at and to ask. */
export function groupsOfTags(property: Tagged, building: Tagged | undefined) {
  const isOfBuilding = building !== undefined && needsBuilding(property);
  const { reviewCount } = isOfBuilding ? building : property;
  const of = isOfBuilding ? `${reviewCount} reviews of this building` : `${reviewCount} reviews`;
  return tagsOf(isOfBuilding ? building : property)
    .slice(0, MAX_GROUPS)
    .map(({ tag, count }) => ({
      heading: tag,
      mentions: `${count} of ${reviewCount === 1 ? of.replace('reviews', 'review') : of} ${count === 1 ? 'mentions' : 'mention'} this`,
      items: [...WHAT_TO_CHECK[tag].look, `Ask: ${WHAT_TO_CHECK[tag].question}`],
    }));
}
