import type { Fits, Frame, Mood, Sentence, TagSentence } from './bank/sentence.ts';
import { RESIDENTS } from './bank/sentence.ts';
import type { PropertyPlan, Story } from './plan.ts';

/** How a rating feels: 1 and 2 are bad, 3 is mixed, 4 and 5 are good. */
function moodOf(rating: number): Mood {
  if (rating <= 2) return 'bad';
  return rating === 3 ? 'mixed' : 'good';
}

const within = (value: number, least = 0, most = Number.POSITIVE_INFINITY) => value >= least && value <= most;

function suitsProperty(fits: Fits, { shape, facts }: PropertyPlan): boolean {
  return (
    (fits.types?.includes(shape.type) ?? true) &&
    (fits.states?.includes(shape.suburb.state) ?? true) &&
    (fits.needs?.every(fact => facts.has(fact)) ?? true) &&
    !fits.lacks?.some(fact => facts.has(fact)) &&
    within(shape.buildYear, fits.minYear, fits.maxYear) &&
    within(shape.bedrooms, fits.minBedrooms, fits.maxBedrooms)
  );
}

function suitsStory(fits: Fits, story: Story): boolean {
  const now = story.stillThere ? 'still there' : 'left';
  return (
    (fits.by ?? RESIDENTS).includes(story.role) &&
    within(story.stay, fits.minStay, fits.maxStay) &&
    (fits.now === undefined || fits.now === now) &&
    (fits.voice === undefined || fits.voice === story.voice) &&
    (fits.households?.includes(story.household) ?? true)
  );
}

/** Whether this person could say this of this property. */
export function suits(sentence: Sentence, plan: PropertyPlan, story: Story): boolean {
  const fits = sentence.fits ?? {};
  return suitsStory(fits, story) && suitsProperty(fits, plan);
}

/** Whether a first or last sentence suits the review as a whole. */
export function suitsMood({ moods, rating }: Frame, story: Story): boolean {
  if (rating !== undefined) return rating === story.rating;
  return moods?.includes(moodOf(story.rating)) ?? true;
}

/** Ratings, from and to, in which praise or trouble of each force is believable. */
const PRAISE = { faint: [2, 3], mild: [2, 4], plain: [3, 5], strong: [4, 5] } as const;
const TROUBLE = { faint: [4, 4], mild: [3, 4], plain: [1, 3], strong: [1, 2] } as const;

/** Whether a tag's sentence is as strong as the rating says. */
export function suitsRating({ force }: TagSentence, praise: boolean, rating: number): boolean {
  const [least, most] = (praise ? PRAISE : TROUBLE)[force ?? 'plain'];
  return within(rating, least, most);
}
