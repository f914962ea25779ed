import type { PropertyRow, SessionUser } from '@home-truths/contract';

/**
 * Props of slots that released remotes know; remotes add theirs (`npm run generate`). Changed props need a new version
 * in the name.
 */
export interface SlotProps {
  'property.reviews/v1': { propertyId: number };
  'search.property-card/v1': { property: PropertyRow; compareForm?: string };
  'account.bookmark/v1': { propertyId: number };
  'reviews.mine/v1': { userId: number };
}
export type SlotName = keyof SlotProps;

/** `section` offers Try again, `silent` leaves its space empty. */
type SlotFailure = 'section' | 'silent';

export interface SlotTraits {
  /** Reserved height (CSS length). */
  height: string;
  failure: SlotFailure;
  /** The end of the message "We couldn’t load …". */
  what: string;
  /** Nothing is requested or shown for other visitors. */
  audience?: 'members';
}

export type TraitsOf = (name: SlotName) => SlotTraits;

const NO_TRAITS: SlotTraits = { height: '0', failure: 'silent', what: 'this part of the page' };

/** Reads traits at each call, because they change with the registry. */
export const traitsIn =
  (readTraits: () => Readonly<Record<string, SlotTraits>>): TraitsOf =>
  name =>
    readTraits()[name] ?? NO_TRAITS;

export const isForAudience = ({ audience }: SlotTraits, user: SessionUser | null) =>
  audience !== 'members' || user !== null;
