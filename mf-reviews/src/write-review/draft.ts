import { knownFields, storageEntry } from '@home-truths/platform/data';
import { DEFAULT_VALUES, fromPhotos, type ReviewValues } from '../review-fields/review-values.ts';
import { DRAFT_KEY_PREFIX } from './has-drafts.ts';

/** The stored fields: for privacy without the contact email. */
export type Draft = Omit<ReviewValues, 'contactEmail' | 'website'>;

interface StoredDraft {
  values: Partial<Draft>;
  /** Milliseconds since 1970. */
  at: number;
}

interface Submission {
  propertyId: number;
  key: string;
}

/** The server then removes photos that no review uses (`backend/src/uploads/uploads.service.ts`). */
const PHOTO_LIFETIME_MS = 24 * 60 * 60 * 1000;

const withoutExpiredPhotos = ({ values, at }: StoredDraft, now: number): Partial<Draft> =>
  now - at < PHOTO_LIFETIME_MS ? values : { ...values, ...fromPhotos([]) };

/**
 * Stores the draft of one review on this device, and the key of its submission.
 * @param draftId the property's id, or `new` for a typed address
 */
export function draftStore(draftId: number | 'new', storage: () => Storage = () => localStorage) {
  const draft = storageEntry(DRAFT_KEY_PREFIX + draftId, storage);
  const submission = storageEntry(`review-sending-${draftId}`, storage);
  return {
    read(now = Date.now()): Partial<Draft> | undefined {
      const stored = draft.read() as StoredDraft | undefined;
      const values = knownFields(stored?.values, DEFAULT_VALUES);
      return stored && values && withoutExpiredPhotos({ ...stored, values }, now);
    },
    /** Returns false if the device could not store it. */
    save({ contactEmail: _, website: __, ...values }: ReviewValues, now = Date.now()): boolean {
      return draft.write({ values, at: now } satisfies StoredDraft);
    },
    /**
     * Returns the idempotency key of a request. While the outcome of the previous one is unknown, its key stays, even
     * after a reload or with other content, so that only one review is stored.
     */
    keyFor(propertyId: number, newKey: string): string {
      const previous = submission.read() as Submission | undefined;
      if (previous?.propertyId === propertyId) return previous.key;
      submission.write({ propertyId, key: newKey } satisfies Submission);
      return newKey;
    },
    remove: draft.remove,
    /** Lets the next request use a new key, after a rejection. */
    clearSubmission: submission.remove,
    /** Removes draft and key; returns a function that restores the key. */
    clear() {
      const previous = submission.read();
      draft.remove();
      submission.remove();
      return () => {
        if (previous) submission.write(previous);
      };
    },
  };
}
