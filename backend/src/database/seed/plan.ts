import type { PropertyType } from '@home-truths/contract';
import type { Fact, Suburb } from './bank/facts.ts';
import type { Household, Role } from './bank/sentence.ts';
import type { DemoProperty } from './types.ts';

/** The kind of building a property is or stands in. */
export type Form = 'tower' | 'lift block' | 'walk-up' | 'unit' | 'townhouse' | 'terrace' | 'house';

/** What is settled about a property before it has words: its kind, its age, its rooms, its place. */
export interface Shape {
  suburb: Suburb;
  type: PropertyType;
  form: Form;
  /** Levels of the building, and the one the property is on. */
  levels: number;
  level: number;
  buildYear: number;
  bedrooms: number;
  bathrooms: number;
  parkingSpaces: number;
}

/** A property with everything that its reviews must agree on. */
export interface PropertyPlan {
  property: DemoProperty;
  shape: Shape;
  facts: ReadonlySet<Fact>;
}

/** Who writes one review, about which property, when, and what they made of it. */
export interface Story {
  /** Index into the properties. */
  property: number;
  /** Whole days between the review and the day of seeding, at least 1. */
  daysAgo: number;
  role: Role;
  /** Months the person lived in or owned the property; 0 for visitors. */
  stay: number;
  /** Days between leaving (or visiting) and writing; 0 where they still live there. */
  daysSince: number;
  stillThere: boolean;
  household: Household;
  voice: 'I' | 'we';
  /** 1 to 5. */
  rating: number;
}
