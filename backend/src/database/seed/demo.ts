import type { Residency } from '@home-truths/contract';
import type { Role } from './bank/sentence.ts';
import { momentOf, startOfDay } from './clock.ts';
import { type Composition, compose } from './compose.ts';
import { assignAuthors, makeMembers } from './members.ts';
import type { Motif } from './photos/motif.ts';
import { photosFor } from './photos.ts';
import type { PropertyPlan, Story } from './plan.ts';
import { planProperties } from './properties.ts';
import { freshMemory } from './review-context.ts';
import { createRng, type Rng } from './rng.ts';
import { slotsOf } from './slots.ts';
import { planStories } from './stories.ts';
import type { DemoData, DemoReview } from './types.ts';

export type { DemoData, DemoProperty, DemoReview } from './types.ts';

const PROPERTIES = 300;
const REVIEWS = 1000;
const MEMBERS = 120;
/** Share of reviews that come with photos, where there is something to show. */
const PHOTOGRAPHED = 0.245;
/** How many reviews at most have three photos; the others have one or two. */
const WITH_THREE = 5;
/** No motif is drawn more often than this, lest the album repeats itself. */
const MOST_SHOWN = 8;

const STATUSES: Record<Role, Residency> = {
  tenant: 'lived_here',
  owner: 'owned',
  'renting visitor': 'visited',
  'buying visitor': 'visited',
};

/** Waking hours, in minutes of the day, with most reviews in the evening. */
function minuteOf(rng: Rng): number {
  const evening = rng.chance(0.6);
  return evening ? rng.int(18 * 60, 22 * 60 + 20) : rng.int(7 * 60, 18 * 60);
}

/** Longer and older reviews have more readers who said so; most have few. */
function helpfulOf(content: string, daysAgo: number, rng: Rng): number {
  const wordCount = content.split(' ').length;
  const most = (wordCount / 4) * Math.min(1, 0.25 + daysAgo / 500);
  return Math.floor(rng.next() ** 2.6 * most);
}

/** Only people with an account can be verified, and those who lived in a property or owned it most easily. */
function verifiedOf(member: number | null, role: Role, rng: Rng): boolean {
  const proven = rng.chance(role === 'tenant' || role === 'owner' ? 0.46 : 0.12);
  return member !== null && proven;
}

/** What the photos of each property show, under its index, and how often each motif was shown over all. */
interface Album {
  ofProperty: Map<number, Motif[]>;
  uses: Map<Motif, number>;
  /** Reviews with three photos so far. */
  threes: number;
}

/** Motifs for one review's photos: nothing that this property has shown before, and nothing shown too often. */
function photographed(motifs: readonly Motif[], property: number, album: Album, rng: Rng): Motif[] {
  if (!rng.chance(PHOTOGRAPHED)) return [];
  const before = album.ofProperty.get(property) ?? [];
  const fresh = [...new Set(motifs)].filter(
    motif => !before.includes(motif) && (album.uses.get(motif) ?? 0) < MOST_SHOWN,
  );
  const shown = fresh.slice(0, album.threes < WITH_THREE ? 3 : 2);
  if (shown.length === 3) album.threes += 1;
  album.ofProperty.set(property, [...before, ...shown]);
  for (const motif of shown) album.uses.set(motif, (album.uses.get(motif) ?? 0) + 1);
  return shown;
}

interface Draft {
  story: Story;
  member: number | null;
  createdAt: Date;
  composition: Composition;
  /** Indexes into the photos. */
  photos: number[];
}

function reviewOf({ story, member, createdAt, composition, photos }: Draft, rng: Rng): DemoReview {
  const { title, content, tags } = composition;
  return {
    property: story.property,
    member,
    residencyStatus: STATUSES[story.role],
    rating: story.rating,
    title,
    content,
    issuesTags: tags,
    photos,
    isVerified: verifiedOf(member, story.role, rng),
    helpfulCount: helpfulOf(content, story.daysAgo, rng),
    isAnonymous: member !== null && rng.chance(0.34),
    createdAt,
  };
}

/** Stories with the moment they were written, oldest first. */
function timeline(plans: readonly PropertyPlan[], now: Date, rng: Rng): { story: Story; createdAt: Date }[] {
  const start = startOfDay(now);
  return planStories(plans, REVIEWS)
    .map(story => ({ story, createdAt: momentOf(start, story.daysAgo, minuteOf(rng)) }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function mustCompose(composition: Composition | null, { property }: Story): Composition {
  if (composition === null)
    throw new Error(`The sentence bank has nothing left to say about home ${property}`);
  return composition;
}

/**
 * The demo data: 300 properties, 1,000 reviews, their authors and photos. Pure, and the same for any moment of
 * one day in Sydney; on another day only the dates, and the years and months named in the texts, differ.
 * @param now the moment of seeding; no review is from that day or later
 */
export function demoData(now: Date): DemoData {
  const rng = createRng(2000);
  const plans = planProperties(PROPERTIES);
  const moments = timeline(plans, now, rng);
  const authors = assignAuthors(
    moments.map(({ story }) => story),
    plans,
    MEMBERS,
  );
  const memory = freshMemory();
  const album: Album = { ofProperty: new Map(), uses: new Map(), threes: 0 };
  const photos: DemoData['photos'] = [];
  const reviews = moments.map(({ story, createdAt }, at) => {
    const plan = plans[story.property] as PropertyPlan;
    const slots = slotsOf(plan, story, createdAt, rng);
    const composition = mustCompose(compose({ plan, story, slots, memory, rng, spent: new Set() }), story);
    const shown = photosFor(photographed(composition.motifs, story.property, album, rng), rng);
    const indexes = shown.map((_, offset) => photos.length + offset);
    photos.push(...shown);
    return reviewOf({ story, member: authors[at] ?? null, createdAt, composition, photos: indexes }, rng);
  });
  return {
    properties: plans.map(({ property }) => property),
    members: makeMembers(MEMBERS),
    reviews,
    photos,
  };
}
