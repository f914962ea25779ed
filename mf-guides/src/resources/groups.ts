import type { ResourceCard } from '@home-truths/platform/contract';
import { GROUP_NAMES, GROUP_ORDER } from '../categories.ts';

/** Resources of one category under its name. */
export interface ResourceGroup {
  name: string;
  resources: ResourceCard[];
}

/** The groups that are not empty, in display order; none if no category matches. */
export const groupsOf = (resources: ResourceCard[]): ResourceGroup[] =>
  GROUP_ORDER.map(category => ({
    name: GROUP_NAMES[category],
    resources: resources.filter(resource => resource.category === category),
  })).filter(group => group.resources.length > 0);

/** `1 guide`, `3 guides` */
export const guidesText = (count: number) => `${count} ${count === 1 ? 'guide' : 'guides'}`;
