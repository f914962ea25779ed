import { type ReviewValues, USUAL } from '../words/review-values.ts';

/** What a device keeps of a review that has not been sent: all but the contact email (decision 33). */
export type Draft = Omit<ReviewValues, 'contactEmail' | 'website'>;

interface Kept {
  values: Draft;
  /** When it was last written, in milliseconds since 1970. */
  at: number;
}

interface Sending {
  /** The home the review was sent to. */
  propertyId: number;
  key: string;
}

/** Milliseconds after which the server has swept photos that no review took (decision 32). */
const DAY = 24 * 60 * 60 * 1000;

const withPhotosOf = ({ values, at }: Kept, now: number): Draft =>
  now - at < DAY ? values : { ...values, photos: [] };

/** Fits what a form knows: something else under our key is no draft. */
const fits = (values: unknown): values is Draft =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(values).every(
    ([name, value]) =>
      Object.hasOwn(USUAL, name) &&
      typeof value === typeof USUAL[name as keyof Draft] &&
      Array.isArray(value) === Array.isArray(USUAL[name as keyof Draft]),
  );

/**
 * The draft of one place on this device.
 * @param place the home's id, or `new` for a typed address
 * @param storage where it is kept; one that refuses keeps nothing, and `keep` says so
 */
export function draftOf(place: number | 'new', storage: () => Storage = () => localStorage) {
  const key = `review-draft-${place}`;
  const sendingKey = `review-sending-${place}`;
  const read = <T>(name: string): T | undefined => {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  };
  const write = (name: string, value: unknown) => {
    try {
      storage().setItem(name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  };
  const remove = (name: string) => {
    try {
      storage().removeItem(name);
    } catch {
      // what keeps nothing has nothing to forget
    }
  };
  return {
    read(now = Date.now()): Draft | undefined {
      const kept = read<Kept>(key);
      return kept && fits(kept.values) ? withPhotosOf(kept, now) : undefined;
    },
    /** Whether the device has taken it. */
    keep({ contactEmail: _, website: __, ...values }: ReviewValues, now = Date.now()): boolean {
      return write(key, { values, at: now } satisfies Kept);
    },
    /**
     * The key to send a review of a home with: the earlier one as long as nobody knows what became of that sending,
     * even on a later page and with other words, so that one review is stored and not two.
     */
    keyFor(propertyId: number, fresh: string): string {
      const sending = read<Sending>(sendingKey);
      if (sending?.propertyId === propertyId) return sending.key;
      write(sendingKey, { propertyId, key: fresh } satisfies Sending);
      return fresh;
    },
    /** The server has refused what was sent: the next sending is another one. */
    forgetSending() {
      remove(sendingKey);
    },
    forget() {
      remove(key);
      remove(sendingKey);
    },
  };
}
