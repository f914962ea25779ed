import { type Suggestion, suggestProperties } from '@home-truths/platform/contract';
import type { Api } from '@home-truths/platform/data';
import { fullAddress } from '@home-truths/platform/ui/property';
import { quantity } from '../console/quantity.ts';

export type FoundBuilding = Extract<Suggestion, { kind: 'building' }>;

export async function findBuildings(api: Api, q: string): Promise<FoundBuilding[]> {
  const suggestions = await api(suggestProperties, { query: { q, kinds: 'buildings' } });
  return suggestions.filter(suggestion => suggestion.kind === 'building');
}

export const propertiesText = (count: number) => quantity(count, 'property', 'properties');

export const foundBuildingText = (building: FoundBuilding) => ({
  name: building.name ?? fullAddress(building),
  details: [building.name && fullAddress(building), propertiesText(building.propertyCount)]
    .filter(Boolean)
    .join(' · '),
});
