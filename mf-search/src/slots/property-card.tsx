import type { SlotModule } from '@home-truths/platform/slots';
import { PropertyCard } from '../property-card/property-card.tsx';

/** A property as a card, for other remotes (`search.property-card/v1`). */
export default { Component: PropertyCard } satisfies SlotModule<'search.property-card/v1'>;
