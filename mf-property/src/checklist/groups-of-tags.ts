import type { BuildingDetail, IssueTag, PropertyDetail } from '@home-truths/platform/contract';
import { WHAT_TO_CHECK } from './what-to-check.ts';

const MAX_GROUPS = 6;

/** With fewer tags a property says too little: those of its building are taken. */
const MIN_TAGS = 2;

/** What names tags: a property or a building. */
type Tagged = Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;

const isChecked = (tag: string): tag is IssueTag => Object.hasOwn(WHAT_TO_CHECK, tag);

const tagsOf = ({ issueTagCounts }: Tagged) =>
  issueTagCounts.flatMap(({ tag, count }) => (isChecked(tag) ? [{ tag, count }] : []));

/** Whether the tags of a property’s building are needed. */
export const needsBuilding = (property: Tagged) => tagsOf(property).length < MIN_TAGS;

/** A group for each tag, those that most reviews name first, with what to look at and to ask. */
export function groupsOfTags(property: Tagged, building: Pick<BuildingDetail, keyof Tagged> | undefined) {
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
