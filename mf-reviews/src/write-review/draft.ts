import { matchesShape, storageEntry } from '@home-truths/platform/data';
import { DEFAULT_VALUES, type ReviewValues } from '../review-fields/review-values.ts';

/** What a device stores of a review that has not been sent: all but the contact email (decision 133). */
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
 * @param storage where it is stored; where that is refused, `save` returns false
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
     * The key to send a review of a property with: the earlier one as long as the outcome of that request is not known,
     * even on a later page and with other content, so that one review is stored and not two.
     */
    keyFor(propertyId: number, fresh: string): string {
      const earlier = submission.read() as Submission | undefined;
      if (earlier?.propertyId === propertyId) return earlier.key;
      submission.write({ propertyId, key: fresh } satisfies Submission);
      return fresh;
    },
    /** Removes the draft: the form is empty again. */
    empty: draft.remove,
    /** The server has refused the review: the next request gets a new key. */
    clearSubmission: submission.remove,
    /** @returns a function that puts back the key of a request whose outcome is not known */
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
