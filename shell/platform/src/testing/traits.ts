import { type SlotTraits, traitsIn } from '../slots/table.ts';

const TRAITS: Record<string, SlotTraits> = {
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

/** What the registry says of the slots of the platform, in tests. */
export const testTraits = traitsIn(() => TRAITS);
