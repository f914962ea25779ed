import { matchesShape, storageEntry } from '@home-truths/platform/data';
import { DEFAULT_VALUES, type ReviewValues } from '../review-fields/review-values.ts';

/** The fields of an unsent review that a device stores: all but the contact email (decision 133). */
export type Draft = Omit<ReviewValues, 'contactEmail' | 'website'>;

interface StoredDraft {
  values: Draft;
  /** When it was last written, in milliseconds since 1970. */
  at: number;
}

interface Submission {
  /** The property the review is about. */
  propertyId: number;
  key: string;
}

/** Milliseconds after which the server has removed photos that no review uses (decision 132). */
const DAY = 24 * 60 * 60 * 1000;

const withPhotosOf = ({ values, at }: StoredDraft, now: number): Draft =>
  now - at < DAY ? values : { ...values, photos: [], photoDescriptions: [] };

/**
 * The draft for one property on this device.
 * @param place the property's id, or `new` for a typed address
 * @param storage where it is stored; if that is unavailable, `save` returns false
 */
export function draftStore(place: number | 'new', storage: () => Storage = () => localStorage) {
  const draft = storageEntry(`review-draft-${place}`, storage);
  const submission = storageEntry(`review-sending-${place}`, storage);
  return {
    read(now = Date.now()): Draft | undefined {
      const stored = draft.read() as StoredDraft | undefined;
      return stored && matchesShape(stored.values, DEFAULT_VALUES) ? withPhotosOf(stored, now) : undefined;
    },
    /** @returns whether the device has stored it */
    save({ contactEmail: _, website: __, ...values }: ReviewValues, now = Date.now()): boolean {
      return draft.write({ values, at: now } satisfies StoredDraft);
    },
    /**
     * The idempotency key for a review of a property: the previous one while the outcome of its request is unknown,
     * even after a page load and with other content, so that only one review is stored.
     */
    keyFor(propertyId: number, fresh: string): string {
      const earlier = submission.read() as Submission | undefined;
      if (earlier?.propertyId === propertyId) return earlier.key;
      submission.write({ propertyId, key: fresh } satisfies Submission);
      return fresh;
    },
    /** Removes the draft. */
    empty: draft.remove,
    /** After the server has rejected the review: the next request gets a new key. */
    clearSubmission: submission.remove,
    /** @returns a function that restores the key of a request whose outcome is unknown */
    clear() {
      const earlier = submission.read();
      draft.remove();
      submission.remove();
      return () => {
        if (earlier) submission.write(earlier);
      };
    },
  };
}
