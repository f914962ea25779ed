import type { ResourceCategory } from '@home-truths/platform/contract';

export const GROUP_NAMES: Record<ResourceCategory, string> = {
  buying: 'Buying Property',
  renting: 'Renting Property',
  legal: 'Legal Advice',
  financial: 'Financial Planning',
  investing: 'Property Investment',
};

const isGroup = (category: string): category is ResourceCategory => Object.hasOwn(GROUP_NAMES, category);

export const groupName = (category: string) => (isGroup(category) ? GROUP_NAMES[category] : category);

/** Agreed names on the page of a resource (shell/docs/decisions/agreed-texts.md). */
const DETAIL_NAMES: Record<string, string> = {
  buying: 'Buying Property',
  renting: 'Renting Property',
  investing: 'Property Investment',
  legal: 'Legal & Financial',
};

export const detailName = (category: string) =>
  Object.hasOwn(DETAIL_NAMES, category) ? (DETAIL_NAMES[category] ?? category) : category;
