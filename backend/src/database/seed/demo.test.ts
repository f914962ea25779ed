import { ISSUE_TAG_NAMES, LIMITS, RESIDENCIES } from '@home-truths/contract';
import type { Sentence } from './bank/sentence.ts';
import { CLOSINGS, OPENINGS, SENTENCES, TAG_BANKS } from './bank.ts';
import { type DemoProperty, type DemoReview, demoData } from './demo.ts';
import { drawPhoto, MOTIFS } from './photos.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const { properties, members, reviews, photos } = demoData(NOW);

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SLOTS: Record<string, string> = {
  inmonth: MONTHS,
  outmonth: MONTHS,
  sincemonth: MONTHS,
  visitmonth: MONTHS,
  inyear: '\\d{4}',
  outyear: '\\d{4}',
};

/** Finds a sentence of the bank in a review, whatever its slots were filled with and whatever led to it. */
function patternOf({ text }: Sentence): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const filled = escaped.replace(
    /\{(\w+)\}/g,
    (_, slot: string) => `(?:${SLOTS[slot.toLowerCase()] ?? '.{1,40}?'})`,
  );
  return new RegExp(
    `(?:^|[.:,!?’] )${filled.replace(/^[a-zA-Z]/, first => `[${first.toUpperCase()}${first.toLowerCase()}]`)}(?= |$)`,
  );
}

/** The longest stretch of a sentence without slots: quick to look for before the pattern is tried. */
const anchorOf = ({ text }: Sentence) =>
  text
    .slice(1)
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const reviewsWith = (sentence: Sentence) => {
  const [anchor, pattern] = [anchorOf(sentence), patternOf(sentence)];
  return reviews.filter(({ content }) => content.includes(anchor) && pattern.test(content));
};

const SPOKEN = SENTENCES.map(sentence => ({ sentence, spoken: reviewsWith(sentence) }));

const countBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const lengths = (...ratings: number[]) =>
  reviews.filter(review => ratings.includes(review.rating)).map(review => review.content.length);

test('300 properties, 1,000 reviews and 120 members', () => {
  expect([properties.length, reviews.length, members.length]).toEqual([300, 1000, 120]);
});

test('the bank holds at least 320 sentences, none of them twice', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(320);
  expect(new Set(SENTENCES.map(sentence => sentence.text)).size).toBe(SENTENCES.length);
});

test('one property in seven has no reviews and none has more than 18', () => {
  const counts = [...countBy(reviews, review => review.property).values()];
  expect(properties.length - counts.length).toBe(Math.round(properties.length / 7));
  expect(Math.max(...counts)).toBeLessThanOrEqual(18);
});

test('the same day gives the same data, whatever the hour', () => {
  expect(demoData(new Date('2026-11-21T10:00:00Z'))).toEqual({ properties, members, reviews, photos });
});

test('another day changes dates and nothing else', () => {
  const later = demoData(new Date('2027-06-05T10:00:00Z'));
  const undated = (text: string) => text.replace(new RegExp(`${MONTHS}|\\b20\\d\\d\\b`, 'g'), '·');
  const withoutDates = ({ createdAt, ...review }: DemoReview) => ({
    ...review,
    title: undated(review.title),
    content: undated(review.content),
  });
  expect(later.properties).toEqual(properties);
  expect(later.photos).toEqual(photos);
  expect(later.reviews.map(withoutDates)).toEqual(reviews.map(withoutDates));
});

test('every address is given once', () => {
  const addresses = properties.map(({ address, suburb, state }) =>
    `${address}, ${suburb} ${state}`.toLowerCase(),
  );
  expect(new Set(addresses).size).toBe(properties.length);
});

test('usernames and emails are unique, and emails can reach nobody', () => {
  expect(new Set(members.map(member => member.username.toLowerCase())).size).toBe(members.length);
  for (const { username, email } of members) {
    expect(username).toMatch(/^[a-z0-9_-]{3,30}$/);
    expect(email).toBe(`${username}@example.invalid`);
  }
});

test('reviews are oldest first, over about three years up to yesterday, and never from the seeding day', () => {
  const times = reviews.map(review => review.createdAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const startOfDayInSydney = Date.parse('2026-11-21T00:00:00+11:00');
  expect(Math.max(...times)).toBeLessThan(startOfDayInSydney);
  expect(Math.max(...times)).toBeGreaterThan(startOfDayInSydney - 2 * DAY);
  expect((startOfDayInSydney - Math.min(...times)) / DAY).toBeGreaterThan(3 * 365 - 40);
});

test('years named in a text are not after the review, nor before the property was built', () => {
  for (const { content, title, createdAt, property } of reviews) {
    for (const year of `${title} ${content}`.match(/\b(?:19|20)\d\d\b/g) ?? []) {
      expect(Number(year)).toBeLessThanOrEqual(createdAt.getUTCFullYear());
      expect(Number(year)).toBeGreaterThanOrEqual(properties[property]?.buildYear ?? 0);
    }
  }
});

test('the mean rating is between 3.2 and 3.4, and every rating occurs', () => {
  const average = mean(reviews.map(review => review.rating));
  expect(average).toBeGreaterThanOrEqual(3.2);
  expect(average).toBeLessThanOrEqual(3.4);
  for (const rating of [1, 2, 3, 4, 5]) expect(lengths(rating).length).toBeGreaterThan(80);
});

test('the unhappy write more than the delighted', () => {
  expect(mean(lengths(1, 2))).toBeGreaterThan(1.5 * mean(lengths(5)));
});

test('titles and texts keep to the limits of the contract', () => {
  for (const { title, content } of reviews) {
    expect(title.length).toBeGreaterThanOrEqual(LIMITS.title.min);
    expect(title.length).toBeLessThanOrEqual(LIMITS.title.max);
    expect(content.length).toBeGreaterThanOrEqual(LIMITS.content.min);
    expect(content.length).toBeLessThanOrEqual(LIMITS.content.max);
    expect(`${title} ${content}`).not.toMatch(/[{}]|undefined|NaN| {2}/);
  }
});

test('verbs and articles agree', () => {
  const slips = [
    /\bI (were|are|ourselves)\b/,
    /\bwe (was|am|myself)\b/i,
    /\ba \$(8|11|18)\b/i,
    /\b(?<word>a|an|the|in|of) \k<word>\b/i,
    /\.\.|,,|:,| ,/,
  ];
  const found = reviews.flatMap(({ content }) => slips.flatMap(slip => slip.exec(content)?.[0] ?? []));
  expect(found).toEqual([]);
});

test('no two reviews have the same text', () => {
  expect(new Set(reviews.map(review => review.content)).size).toBe(reviews.length);
});

test('no sentence is used more than twelve times', () => {
  const overused = SPOKEN.filter(({ spoken }) => spoken.length > 12);
  expect(overused.map(({ sentence, spoken }) => [spoken.length, sentence.text])).toEqual([]);
});

test('no property hears the same sentence or title twice', () => {
  const repeated = SPOKEN.filter(
    ({ spoken }) => new Set(spoken.map(review => review.property)).size < spoken.length,
  );
  expect(repeated.map(({ sentence }) => sentence.text)).toEqual([]);
  const titles = countBy(reviews, review => `${review.property}: ${review.title}`);
  expect([...titles].filter(([, count]) => count > 1)).toEqual([]);
});

test('sentences stay with the properties they suit', () => {
  const astray = SPOKEN.filter(({ sentence, spoken }) => {
    const {
      types,
      states,
      minYear = 0,
      maxYear = 3000,
      minBedrooms = 0,
      maxBedrooms = 9,
    } = sentence.fits ?? {};
    return spoken.some(review => {
      const { propertyType, state, buildYear, bedrooms } = properties[review.property] as DemoProperty;
      const suits = (types?.includes(propertyType) ?? true) && (states?.some(name => name === state) ?? true);
      const ofAge = buildYear >= minYear && buildYear <= maxYear;
      return !suits || !ofAge || bedrooms < minBedrooms || bedrooms > maxBedrooms;
    });
  });
  expect(astray.map(({ sentence }) => sentence.text)).toEqual([]);
});

test('houses have no lifts, foyers or neighbours upstairs', () => {
  const reviewsOfHouses = reviews.filter(review => properties[review.property]?.propertyType === 'house');
  for (const { content } of reviewsOfHouses) {
    expect(content).not.toMatch(
      /\b(lifts?|foyer|lobby|mailroom|intercom|strata|body corporate|owners corp|stacker)\b/i,
    );
    expect(content).not.toMatch(/upstairs (had|put)|couple upstairs/i);
  }
});

test('only tenants speak of landlords and bonds', () => {
  const others = reviews.filter(review => review.residencyStatus !== 'lived_here');
  for (const { content, issuesTags } of others) {
    expect(issuesTags).not.toContain('Great Landlord');
    expect(content).not.toMatch(/\blandlord|\bbond\b|\bour lease\b|\bmy lease\b/i);
  }
});

test('trains, trams and beaches are only where there are some', () => {
  const away: [RegExp, string[]][] = [
    [
      /\btrains?\b|(?<!bait )\bstation\b/i,
      ['Darwin', 'Nightcliff', 'Cairns City', 'Sandy Bay', 'Bondi', 'Scarborough', 'Lismore'],
    ],
    [/\btrams?\b/i, ['Parramatta', 'Bondi', 'Fremantle', 'New Farm', 'Launceston', 'Darwin', 'Geelong']],
    [
      /\bbeach|\bsand\b(?! is)|\bsea\b/i,
      ['Penrith', 'Blacktown', 'Brunswick', 'Braddon', 'Bendigo', 'Toowoomba City'],
    ],
  ];
  for (const [words, suburbs] of away) {
    const there = reviews.filter(review => suburbs.includes(properties[review.property]?.suburb ?? ''));
    expect(there.filter(review => words.test(review.content)).map(review => review.content)).toEqual([]);
  }
});

test('every tag is one of the twelve and every review has at least one', () => {
  for (const { issuesTags } of reviews) {
    expect(issuesTags.length).toBeGreaterThan(0);
    expect(new Set(issuesTags).size).toBe(issuesTags.length);
    expect(ISSUE_TAG_NAMES).toEqual(expect.arrayContaining(issuesTags));
  }
  expect(TAG_BANKS.map(bank => bank.tag).sort()).toEqual([...ISSUE_TAG_NAMES].sort());
});

test('praise and trouble agree with the stars', () => {
  const praise = TAG_BANKS.filter(bank => bank.praise).map(bank => bank.tag as string);
  for (const { rating, issuesTags } of reviews) {
    const praised = issuesTags.filter(tag => praise.includes(tag)).length;
    if (rating === 1) expect(praised).toBe(0);
    if (rating === 5) expect(praised).toBe(issuesTags.length);
  }
});

test('an opening only stands first and a closing only last', () => {
  const starts = SPOKEN.filter(({ sentence }) => OPENINGS.includes(sentence));
  for (const { sentence, spoken } of starts) {
    const first = new RegExp(`^${patternOf(sentence).source.replace(/^\(\?:[^)]*\)/, '')}`);
    expect(spoken.filter(({ content }) => !first.test(content)).map(({ content }) => content)).toEqual([]);
  }
  const ends = SPOKEN.filter(({ sentence }) => CLOSINGS.includes(sentence));
  for (const { sentence, spoken } of ends) {
    const last = anchorOf(sentence);
    expect(spoken.filter(({ content }) => !content.slice(-160).includes(last))).toEqual([]);
  }
});

test('nobody reviews a property twice, and guests are neither verified nor anonymous', () => {
  const signed = reviews.filter(review => review.member !== null);
  const pairs = countBy(signed, review => `${review.member} at ${review.property}`);
  expect(Math.max(...pairs.values())).toBe(1);
  for (const { member, isVerified, isAnonymous, residencyStatus, helpfulCount } of reviews) {
    if (member === null) expect([isVerified, isAnonymous]).toEqual([false, false]);
    else expect(members[member]).toBeDefined();
    expect(RESIDENCIES).toContain(residencyStatus);
    expect(helpfulCount).toBeGreaterThanOrEqual(0);
  }
});

test('about 140 reviews have photos, a few of them three, and no photo is shown twice', () => {
  const shown = reviews.filter(review => review.photos.length > 0);
  expect(shown.length).toBeGreaterThan(125);
  expect(shown.length).toBeLessThan(155);
  const three = shown.filter(review => review.photos.length === 3).length;
  expect(Math.max(...shown.map(review => review.photos.length))).toBe(3);
  expect(three).toBeGreaterThanOrEqual(3);
  expect(three).toBeLessThanOrEqual(5);
  expect(shown.flatMap(review => review.photos)).toEqual(photos.map((_, index) => index));
});

test('photos are named as uploads are and no two are alike', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.webp$/;
  for (const { name, svg } of photos) {
    expect(name).toMatch(uuid);
    expect(svg).toMatch(/^<svg [^>]*width="1200"[\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(photos.map(photo => photo.name)).size).toBe(photos.length);
  expect(new Set(photos.map(photo => photo.svg)).size).toBe(photos.length);
});

test('every motif that a sentence names can be drawn, and another seed draws it anew', () => {
  const named = new Set(SENTENCES.flatMap(sentence => sentence.photo ?? []));
  expect([...named].sort()).toEqual([...MOTIFS].sort());
  for (const motif of MOTIFS) expect(drawPhoto(motif, 1)).not.toBe(drawPhoto(motif, 2));
});
