import type { PropertyRow, SessionUser } from '@home-truths/contract';

/**
 * All slots with their props: ids and plain values. A new shape is a new version in the name. The platform has those
 * that released remotes know it to have; each remote adds its own (`npm run generate`).
 */
export interface SlotProps {
  'property.reviews/v1': { propertyId: number };
  'search.property-card/v1': { property: PropertyRow; compareForm?: string };
  'account.bookmark/v1': { propertyId: number };
  'reviews.mine/v1': { userId: number };
}
export type SlotName = keyof SlotProps;

/** What a slot shows when it fails: a card with Retry, or nothing at all. */
type SlotFailure = 'section' | 'silent';

/** What the shell has to know of a slot before its code is there, as its provider declares it. */
export interface SlotTraits {
  /** Reserved height (CSS length). */
  height: string;
  failure: SlotFailure;
  /** Ends the message "We couldn’t load …". */
  what: string;
  /** For members only: for visitors the slot is empty, and none of its code or data is requested. */
  audience?: 'members';
}

/** The traits of a slot by its name. */
export type TraitsOf = (name: SlotName) => SlotTraits;

/** A slot that no remote declares shows nothing. */
const NO_TRAITS: SlotTraits = { height: '0', failure: 'silent', what: 'this part of the page' };

/** The traits of slots that the registry lists now. */
export const traitsIn =
  (listed: () => Readonly<Record<string, SlotTraits>>): TraitsOf =>
  name =>
    listed()[name] ?? NO_TRAITS;

/** Whether a slot is for this person. */
export const isForAudience = ({ audience }: SlotTraits, user: SessionUser | null) =>
  audience !== 'members' || user !== null;
