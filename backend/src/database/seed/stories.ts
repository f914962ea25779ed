import type { Household, Role } from './bank/sentence.ts';
import type { PropertyPlan, Story } from './plan.ts';
import { createRng, type Rng } from './rng.ts';

/** Days of history before the day of seeding. */
const HISTORY = 1095;
const MAX_PER_PROPERTY = 18;
/** One property in so many has no review yet. */
const UNREVIEWED = 7;

/** How many reviews each property gets: none for one property in seven, a long tail for the rest. */
function reviewCounts(properties: number, reviews: number, rng: Rng): number[] {
  const order = rng.shuffle(Array.from({ length: properties }, (_, property) => property));
  const reviewed = order.slice(Math.round(properties / UNREVIEWED));
  const interest = new Map(reviewed.map(property => [property, rng.next() ** -0.62]));
  const counts = order.map(() => 0);
  for (const property of reviewed) counts[property] = 1;
  for (let left = reviews - reviewed.length; left > 0; left--) {
    const open = reviewed.filter(property => (counts[property] ?? 0) < MAX_PER_PROPERTY);
    const property = rng.weighted(open, each => interest.get(each) ?? 0);
    counts[property] = (counts[property] ?? 0) + 1;
  }
  return counts;
}

/** Ages in days, oldest first, denser towards the present; the newest is from yesterday. */
function reviewAges(count: number, rng: Rng): number[] {
  const ages = Array.from({ length: count - 1 }, () => 1 + Math.floor(HISTORY * rng.next() ** 1.3));
  return [...ages, 1].sort((a, b) => b - a);
}

const TYPE_OFFSETS = { apartment: 0, house: 0.15, townhouse: 0.12, unit: 0.02, studio: -0.22 };

/** How good each property really is, around 3.3 stars: the suburb, the type and the property itself. */
function qualities(plans: readonly PropertyPlan[], rng: Rng): number[] {
  const suburbs = new Map<string, number>();
  return plans.map(({ shape }) => {
    const key = shape.suburb.name;
    const ofSuburb = suburbs.get(key) ?? rng.normal() * 0.25;
    suburbs.set(key, ofSuburb);
    return 3.31 + ofSuburb + TYPE_OFFSETS[shape.type] + rng.normal() * 0.62;
  });
}

/** Share of two-star opinions that come out as one star: the angry do not haggle. */
const DISMAY = 0.3;

/** People disagree about the same property, visitors less than those who lived in it. */
function ratingOf(quality: number, role: Role, rng: Rng): number {
  const spread = role.endsWith('visitor') ? 0.85 : 1.15;
  const rating = Math.min(5, Math.max(1, Math.round(quality + rng.normal() * spread)));
  return rating === 2 && rng.chance(DISMAY) ? 1 : rating;
}

/** Months; only lengths that have a plain phrase in `slots.ts`. */
const TENANT_STAYS = [5, 6, 8, 9, 10, 12, 12, 12, 14, 15, 18, 18, 24, 24, 30, 36, 48];
const OWNER_STAYS = [14, 18, 24, 30, 36, 36, 48, 48, 60, 72, 84, 96, 108];
/** No stay may begin before its property was built, for any seeding from 2026 on. */
const EARLIEST_SEEDING = 2026;

/** Much-reviewed properties are much-inspected ones; few properties change owners twice in three years. */
function roleOf(reviews: number, owners: number, longestStay: number, rng: Rng): Role {
  if (rng.chance(0.12 + Math.min(reviews, 14) * 0.012)) {
    return rng.chance(0.55) ? 'renting visitor' : 'buying visitor';
  }
  const mayOwn = owners < 2 && longestStay >= Math.min(...OWNER_STAYS);
  return rng.chance(0.26) && mayOwn ? 'owner' : 'tenant';
}

/** Months between the building of a property and the move of someone who writes so many days ago, at most. */
const longestStayAt = (buildYear: number, daysAgo: number) =>
  (EARLIEST_SEEDING - buildYear - 1) * 12 - Math.ceil(daysAgo / 30) - 4;

function stayOf(role: Role, longestStay: number, reviews: number, rng: Rng): number {
  if (role.endsWith('visitor')) return 0;
  const longest = Math.min(longestStay, role === 'tenant' && reviews > 6 ? 18 : Number.POSITIVE_INFINITY);
  const stays = (role === 'owner' ? OWNER_STAYS : TENANT_STAYS).filter(months => months <= longest);
  return rng.pick(stays);
}

/** How likely each household is in a property of so many bedrooms; the first row is for studios. */
const HOUSEHOLDS: readonly Record<Household, number>[] = [
  { alone: 92, couple: 8, family: 0, housemates: 0 },
  { alone: 65, couple: 35, family: 0, housemates: 0 },
  { alone: 42, couple: 30, family: 16, housemates: 12 },
  { alone: 16, couple: 22, family: 42, housemates: 20 },
  { alone: 6, couple: 14, family: 60, housemates: 20 },
];

function householdOf({ shape }: PropertyPlan, role: Role, rng: Rng): Household {
  if (role.endsWith('visitor')) return rng.pick(['alone', 'couple']);
  const row = shape.type === 'studio' ? 0 : Math.min(shape.bedrooms, HOUSEHOLDS.length - 1);
  const odds = HOUSEHOLDS[row] as Record<Household, number>;
  const household = rng.weighted(Object.keys(odds) as Household[], each => odds[each]);
  return role === 'owner' && household === 'housemates' ? 'couple' : household;
}

/** What the writers of one property's reviews have in common. */
interface PropertySoFar {
  plan: PropertyPlan;
  quality: number;
  reviews: number;
  owners: number;
  /** Reviews of this property still to come, this one included. */
  toCome: number;
}

function drawStory(property: number, daysAgo: number, soFar: PropertySoFar, rng: Rng): Story {
  const { plan, quality, reviews, owners, toCome } = soFar;
  const longestStay = longestStayAt(plan.shape.buildYear, daysAgo);
  const role = roleOf(reviews, owners, longestStay, rng);
  const visited = role.endsWith('visitor');
  const stay = stayOf(role, longestStay, reviews, rng);
  const stillThere = !visited && toCome === 1 && daysAgo < 500 && rng.chance(0.7);
  const daysSince = stillThere ? 0 : visited ? rng.int(0, 9) : rng.int(2, 70);
  const household = householdOf(plan, role, rng);
  const voice = household === 'alone' ? 'I' : 'we';
  const rating = ratingOf(quality, role, rng);
  return { property, daysAgo, role, stay, daysSince, stillThere, household, voice, rating };
}

/** One story per review, oldest first. */
export function planStories(plans: readonly PropertyPlan[], count: number): Story[] {
  const rng = createRng(2042);
  const counts = reviewCounts(plans.length, count, rng);
  const quality = qualities(plans, rng);
  const order = rng.shuffle(
    counts.flatMap((reviews, property) => Array.from({ length: reviews }, () => property)),
  );
  const owners = plans.map(() => 0);
  const toCome = [...counts];
  return reviewAges(count, rng).map((daysAgo, at) => {
    const property = order[at] as number;
    const soFar = {
      plan: plans[property] as PropertyPlan,
      quality: quality[property] as number,
      reviews: counts[property] as number,
      owners: owners[property] as number,
      toCome: toCome[property] as number,
    };
    const story = drawStory(property, daysAgo, soFar, rng);
    if (story.role === 'owner') owners[property] = soFar.owners + 1;
    toCome[property] = soFar.toCome - 1;
    return story;
  });
}
