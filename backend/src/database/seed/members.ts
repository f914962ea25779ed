import { FIRST_NAMES, LAST_NAMES } from './bank/names.ts';
import type { PropertyPlan, Story } from './plan.ts';
import { createRng, type Rng } from './rng.ts';
import type { DemoMember } from './types.ts';

function usernameOf(first: string, last: string, rng: Rng): string {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const [given, family] = [plain(first), plain(last)];
  const year = rng.int(1, 99);
  return rng.pick([
    `${given}${family}`,
    `${given}_${family.charAt(0)}`,
    `${given}${year}`,
    `${given.charAt(0)}${family}`,
    `${family}-${given}`,
  ]);
}

/** People with an account, each with a username and a name of their own. */
export function makeMembers(count: number): DemoMember[] {
  const rng = createRng(4101);
  const used = new Set<string>();
  const firstNames = rng.shuffle(FIRST_NAMES);
  const lastNames = rng.shuffle(LAST_NAMES);
  const members: DemoMember[] = [];
  for (let at = 0; members.length < count; at++) {
    const firstName = firstNames[at % firstNames.length] as string;
    const lastName = lastNames[(at * 7) % lastNames.length] as string;
    const username = usernameOf(firstName, lastName, rng);
    if (username.length < 3 || used.has(username)) continue;
    used.add(username);
    members.push({ username, firstName, lastName, email: `${username}@example.invalid` });
  }
  return members;
}

/** Share of reviews that come from people without an account. */
const GUESTS = 0.22;

interface Author {
  member: number;
  state: string;
  /** Weight: some people write one review, a few write many. */
  keen: number;
  properties: Set<number>;
  /** Stays as first and last day before the seeding, oldest number first. */
  stays: (readonly [number, number])[];
}

const DAYS_PER_MONTH = 30.44;

function stayInDays(story: Story): readonly [number, number] {
  const end = story.daysAgo + story.daysSince;
  return [end + story.stay * DAYS_PER_MONTH, end];
}

function livesElsewhere(author: Author, story: Story): boolean {
  const [from, to] = stayInDays(story);
  return author.stays.some(([start, end]) => start > to && end < from);
}

function settleAuthors(count: number, plans: readonly PropertyPlan[], rng: Rng): Author[] {
  return Array.from({ length: count }, (_, member) => ({
    member,
    state: rng.pick(plans).property.state,
    keen: rng.next() ** 1.5 + 0.15,
    properties: new Set<number>(),
    stays: [],
  }));
}

function pickAuthor(authors: readonly Author[], state: string, story: Story, rng: Rng): Author | null {
  const free = authors.filter(author => !author.properties.has(story.property));
  const local = free.filter(author => author.state === state);
  const unbound = local.filter(author => story.stay === 0 || !livesElsewhere(author, story));
  const options = [unbound, local, free].find(some => some.length > 0);
  return options ? rng.weighted(options, author => author.keen / (1 + author.properties.size)) : null;
}

/**
 * Who wrote which review: index into the members, or null for a visitor without an account. Nobody reviews
 * a property twice, and people mostly write about their own state and not about two properties at the same time.
 */
export function assignAuthors(
  stories: readonly Story[],
  plans: readonly PropertyPlan[],
  members: number,
): (number | null)[] {
  const rng = createRng(6160);
  const authors = settleAuthors(members, plans, rng);
  return stories.map(story => {
    if (rng.chance(GUESTS)) return null;
    const author = pickAuthor(authors, plans[story.property]?.property.state ?? '', story, rng);
    if (author === null) return null;
    author.properties.add(story.property);
    if (story.stay > 0) author.stays.push(stayInDays(story));
    return author.member;
  });
}
