import { fits, storedUnder } from '@home-truths/platform/data';
import { type ReviewValues, USUAL } from '../review-fields/review-values.ts';

/** What a device keeps of a review that has not been sent: all but the contact email (decision 133). */
export type Draft = Omit<ReviewValues, 'contactEmail' | 'website'>;

interface Kept {
  values: Draft;
  /** When it was last written, in milliseconds since 1970. */
  at: number;
}

interface Sending {
  /** The property the review is about. */
  propertyId: number;
  key: string;
}

/** Milliseconds after which the server has swept photos that no review took (decision 132). */
const DAY = 24 * 60 * 60 * 1000;

const withPhotosOf = ({ values, at }: Kept, now: number): Draft =>
  now - at < DAY ? values : { ...values, photos: [], photoDescriptions: [] };

/**
 * The draft of one place on this device.
 * @param place the property's id, or `new` for a typed address
 * @param storage where it is kept; one that refuses keeps nothing, and `keep` says so
 */
export function draftOf(place: number | 'new', storage: () => Storage = () => localStorage) {
  const draft = storedUnder(`review-draft-${place}`, storage);
  const sending = storedUnder(`review-sending-${place}`, storage);
  return {
    read(now = Date.now()): Draft | undefined {
      const kept = draft.read() as Kept | undefined;
      return kept && fits(kept.values, USUAL) ? withPhotosOf(kept, now) : undefined;
    },
    /** Whether the device has taken it. */
    keep({ contactEmail: _, website: __, ...values }: ReviewValues, now = Date.now()): boolean {
      return draft.write({ values, at: now } satisfies Kept);
    },
    /**
     * The key to send a review of a property with: the earlier one as long as nobody knows what became of that sending,
     * even on a later page and with other content, so that one review is stored and not two.
     */
    keyFor(propertyId: number, fresh: string): string {
      const earlier = sending.read() as Sending | undefined;
      if (earlier?.propertyId === propertyId) return earlier.key;
      sending.write({ propertyId, key: fresh } satisfies Sending);
      return fresh;
    },
    /** Nothing is written any more. */
    empty: draft.remove,
    /** The server has refused what was sent: the next sending is another one. */
    forgetSending: sending.remove,
    /** @returns the key of a sending whose outcome is not known, to be put back with the draft */
    forget() {
      const earlier = sending.read();
      draft.remove();
      sending.remove();
      return () => {
        if (earlier) sending.write(earlier);
      };
    },
  };
}
