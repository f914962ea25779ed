import type { IssueTag, PropertyType, State } from '@home-truths/contract';
import type { Motif } from '../photos/motif.ts';
import type { Fact } from './facts.ts';

/** In which part a person writes: it decides what they can have seen. */
export type Role = 'tenant' | 'owner' | 'renting visitor' | 'buying visitor';

export const TENANTS: readonly Role[] = ['tenant'];
export const OWNERS: readonly Role[] = ['owner'];
export const RESIDENTS: readonly Role[] = ['tenant', 'owner'];
export const VISITORS: readonly Role[] = ['renting visitor', 'buying visitor'];
export const RENTING_VISITORS: readonly Role[] = ['renting visitor'];
export const BUYING_VISITORS: readonly Role[] = ['buying visitor'];
export const BUYERS: readonly Role[] = ['owner', 'buying visitor'];
export const NON_OWNERS: readonly Role[] = ['tenant', 'renting visitor', 'buying visitor'];
export const RENTERS: readonly Role[] = ['tenant', 'renting visitor'];
export const ANYONE: readonly Role[] = ['tenant', 'owner', 'renting visitor', 'buying visitor'];

/** The people of one home. `alone` speaks as I, the others as we. */
export type Household = 'alone' | 'couple' | 'family' | 'housemates';

/** Whom, which homes and which stays a sentence suits. What is left out does not matter, `by` excepted. */
export interface Fits {
  /** Who can say it; left out: {@link RESIDENTS}. */
  by?: readonly Role[];
  types?: readonly PropertyType[];
  states?: readonly State[];
  /** Facts that must all hold. */
  needs?: readonly Fact[];
  /** Facts of which none may hold. */
  lacks?: readonly Fact[];
  /** Earliest and latest build year. */
  minYear?: number;
  maxYear?: number;
  minBedrooms?: number;
  maxBedrooms?: number;
  /** Shortest and longest stay, in months. */
  minStay?: number;
  maxStay?: number;
  /** Whether the person has left or still lives there (or still owns it). */
  now?: 'left' | 'still there';
  /** Whether one person speaks or several. */
  voice?: 'I' | 'we';
  /** Who lives there; for sentences that name a partner, children or housemates. */
  households?: readonly Household[];
}

/** What a sentence is about: one review never has two sentences on one topic. */
export type Topic =
  | 'agent'
  | 'bathroom'
  | 'bills'
  | 'bins'
  | 'bond'
  | 'building'
  | 'cooling'
  | 'damp'
  | 'fees'
  | 'fridge'
  | 'garden'
  | 'heating'
  | 'hot water'
  | 'internet'
  | 'kitchen'
  | 'laundry'
  | 'lift'
  | 'noise'
  | 'offer'
  | 'outdoors'
  | 'parking'
  | 'people'
  | 'pests'
  | 'photos'
  | 'place'
  | 'rent'
  | 'rooms'
  | 'security'
  | 'stairs'
  | 'storage'
  | 'structure'
  | 'sun'
  | 'upkeep'
  | 'visit';

/** How a review feels as a whole: `bad` is 1 or 2 stars, `mixed` 3, `good` 4 or 5. */
export type Mood = 'bad' | 'mixed' | 'good';

/**
 * One thought of a review, one or two sentences long. `{slots}` are filled by `slots.ts`; `{we}`, `{our}`,
 * `{us}`, `{ours}`, `{were}` and `{are}` follow the voice, and a capital inside the braces gives a capital.
 */
export interface Sentence {
  text: string;
  fits?: Fits;
  topic?: Topic | readonly Topic[];
  /** Where in the story it belongs, if that matters: the first weeks, or the last. */
  moment?: 'start' | 'end';
  /** What a photo beside it would show. */
  photo?: Motif;
}

/** A sentence that earns its review a tag. */
export interface TagSentence extends Sentence {
  title: string;
  /**
   * How much it says: `mild` trouble still leaves a good home, `strong` trouble does not, and `faint` praise
   * does not make one. The ratings they fit stand in `fits.ts`.
   */
  force?: 'faint' | 'mild' | 'strong';
}

/** A sentence beside the tags: something good, bad or plain about the home. */
export interface Aside extends Sentence {
  tone: 'plus' | 'plain' | 'minus';
}

/** A first or last sentence; without moods it suits all of them, and `rating` narrows them to one. */
export interface Frame extends Sentence {
  moods?: readonly Mood[];
  rating?: number;
}

/** All sentences of one tag. `topic` holds for each that names no other. */
export interface TagBank {
  tag: IssueTag;
  praise: boolean;
  topic: Topic;
  sentences: readonly TagSentence[];
}
