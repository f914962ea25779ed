import { RESOURCE_CATEGORIES, type ResourceCategory } from '@home-truths/platform/contract';

/** The groups of the list, in display order (investing as a fifth). */
export const GROUP_NAMES: Record<ResourceCategory, string> = {
  buying: 'Buying Property',
  renting: 'Renting Property',
  legal: 'Legal Advice',
  financial: 'Financial Planning',
  investing: 'Property Investment',
};

/** The groups in display order. */
export const GROUP_ORDER = RESOURCE_CATEGORIES;

const isGroup = (category: string): category is ResourceCategory => Object.hasOwn(GROUP_NAMES, category);

/** The name of a resource's group; a category that is not a group is shown unchanged. */
export const groupName = (category: string) => (isGroup(category) ? GROUP_NAMES[category] : category);

/** The names of categories on the page of a resource; others are shown unchanged. */
const DETAIL_NAMES: Record<string, string> = {
  buying: 'Buying Property',
  renting: 'Renting Property',
  investing: 'Property Investment',
  legal: 'Legal & Financial',
};

/** The name of a category on the page of a resource. */
export const detailName = (category: string) =>
  Object.hasOwn(DETAIL_NAMES, category) ? (DETAIL_NAMES[category] ?? category) : category;
