import type { PropertyRow, SessionUser } from '@home-truths/contract';

/** All slots with their props: ids and plain values. A new shape is a new version in the name. */
export interface SlotProps {
  'property.reviews/v1': { propertyId: number };
  'search.property-card/v1': { property: PropertyRow };
  'account.bookmark/v1': { propertyId: number };
  'reviews.mine/v1': { userId: number };
}
export type SlotName = keyof SlotProps;

/** What a slot shows when it fails: a card with Retry, or nothing at all. */
type SlotFailure = 'section' | 'silent';

interface SlotTraits {
  /** Reserved height (CSS length). */
  height: string;
  failure: SlotFailure;
  /** Ends the message "We couldn’t load …". */
  what: string;
  /** For members only: for visitors the slot is empty, and none of its code or data is requested. */
  audience?: 'members';
}

/** The traits of each slot, for the shell. */
export const SLOTS: Record<SlotName, SlotTraits> = {
  'property.reviews/v1': { height: '20rem', failure: 'section', what: 'the reviews' },
  'search.property-card/v1': { height: '24rem', failure: 'section', what: 'this property' },
  'account.bookmark/v1': {
    height: '2.75rem',
    failure: 'silent',
    what: 'the bookmark button',
    audience: 'members',
  },
  'reviews.mine/v1': { height: '20rem', failure: 'section', what: 'your reviews' },
};

/** Whether a slot is for this person. */
export const isForAudience = (name: SlotName, user: SessionUser | null) =>
  SLOTS[name].audience !== 'members' || user !== null;
