import type { Frame } from './sentence.ts';
import { BUYING_VISITORS, OWNERS, RENTING_VISITORS, TENANTS, VISITORS } from './sentence.ts';

/** How a review starts: who speaks, and since when they know the home. */
export const OPENINGS: readonly Frame[] = [
  // Tenants.
  { text: 'Lived here for {stay}.', fits: { by: TENANTS, now: 'left' } },
  { text: 'Rented here from {inYear} to {outYear}.', fits: { by: TENANTS, now: 'left', minStay: 13 } },
  { text: 'Tenant here for {stay}, moved out in {outMonth}.', fits: { by: TENANTS, now: 'left' } },
  {
    text: 'We were in this place for {stay} with two kids.',
    fits: { by: TENANTS, now: 'left', minBedrooms: 2, households: ['family'] },
  },
  {
    text: 'My partner and I rented this one for {stay}.',
    fits: { by: TENANTS, now: 'left', households: ['couple'] },
  },
  {
    text: 'My partner and I have been here for {stay}.',
    fits: { by: TENANTS, now: 'still there', households: ['couple'] },
  },
  { text: 'Just moved out after {stay}.', fits: { by: TENANTS, now: 'left' } },
  { text: '{We} moved out in {outMonth} after {stay}.', fits: { by: TENANTS, now: 'left' } },
  {
    text: 'I had this place to myself for {stay}.',
    fits: { by: TENANTS, now: 'left', voice: 'I', maxBedrooms: 2 },
  },
  {
    text: 'Shared it with two mates for {stay}.',
    fits: { by: TENANTS, now: 'left', minBedrooms: 3, households: ['housemates'] },
  },
  {
    text: 'There were three of us sharing, {stay} all up.',
    fits: { by: TENANTS, now: 'left', minBedrooms: 2, households: ['housemates'] },
  },
  {
    text: '{We} took it without seeing it, from interstate, and stayed {stay}.',
    fits: { by: TENANTS, now: 'left' },
  },
  { text: 'Moved in during {inMonth} {inYear}, out again {stay} later.', fits: { by: TENANTS, now: 'left' } },
  { text: '{Our} lease ended in {outMonth}.', fits: { by: TENANTS, now: 'left' } },
  {
    text: 'It was my first rental, {stay} all up.',
    fits: { by: TENANTS, now: 'left', voice: 'I', maxBedrooms: 2 },
  },
  {
    text: 'Stayed {stay}, longer than planned.',
    fits: { by: TENANTS, now: 'left', minStay: 14 },
    moods: ['mixed', 'good'],
  },
  {
    text: 'Stayed {stay}, which was longer than {we} should have.',
    fits: { by: TENANTS, now: 'left', minStay: 9 },
    moods: ['bad'],
  },
  {
    text: '{We} signed for a year and left the week it ended.',
    fits: { by: TENANTS, now: 'left', minStay: 12, maxStay: 13 },
    moods: ['bad', 'mixed'],
  },
  {
    text: '{We} broke the lease after {stay}.',
    fits: { by: TENANTS, now: 'left', maxStay: 11 },
    moods: ['bad'],
  },
  { text: '{We} wanted to like this one.', moods: ['bad'] },
  {
    text: 'I wish somebody had written this before {we} signed.',
    fits: { by: TENANTS },
    moods: ['bad'],
  },
  {
    text: 'Writing this so that the next people can ask better questions.',
    fits: { by: TENANTS },
    moods: ['bad', 'mixed'],
  },
  { text: 'Some notes from {stay} of living here.', fits: { by: TENANTS }, moods: ['mixed'] },
  {
    text: 'After {stay}, this is what I would tell a friend.',
    fits: { by: TENANTS },
    moods: ['mixed', 'bad'],
  },
  {
    text: 'I work from home, so I have been here most hours of the day for {stay}.',
    fits: { by: TENANTS, voice: 'I', now: 'still there' },
  },
  {
    text: 'I worked from home here for {stay}, so I know it at every hour of the day.',
    fits: { by: TENANTS, voice: 'I', now: 'left' },
  },
  {
    text: 'We came here with a newborn and a cat, and stayed {stay}.',
    fits: { by: TENANTS, now: 'left', minBedrooms: 2, households: ['family'] },
  },
  {
    text: 'We moved here from a house and expected it to be smaller, so no complaints about that.',
    fits: { by: TENANTS, voice: 'we', types: ['apartment', 'unit', 'townhouse'] },
    moods: ['mixed', 'good'],
  },
  {
    text: 'Been here since {inYear} and just renewed.',
    fits: { by: TENANTS, now: 'still there', minStay: 12 },
    moods: ['mixed', 'good'],
  },
  { text: 'Still living here, {stay} in.', fits: { by: TENANTS, now: 'still there' } },
  { text: 'Current tenant, {stay} so far.', fits: { by: TENANTS, now: 'still there' } },
  { text: 'Coming up to {stay} here.', fits: { by: TENANTS, now: 'still there', minStay: 11 } },
  {
    text: 'Been here {stay} and looking for somewhere else.',
    fits: { by: TENANTS, now: 'still there' },
    moods: ['bad'],
  },
  {
    text: 'Counting the weeks to the end of the lease.',
    fits: { by: TENANTS, now: 'still there' },
    moods: ['bad'],
  },
  {
    text: 'Renewed twice now.',
    fits: { by: TENANTS, now: 'still there', minStay: 25 },
    moods: ['good'],
  },
  {
    text: 'Came for a job, took the first place that said yes.',
    fits: { by: TENANTS },
    moods: ['bad', 'mixed'],
  },
  {
    text: 'Rented this through winter and summer, {stay} in total.',
    fits: { by: TENANTS, now: 'left', minStay: 12, maxStay: 18 },
  },
  { text: '{InMonth} {inYear} to {outMonth} {outYear}.', fits: { by: TENANTS, now: 'left' } },
  { text: '{Stay} as a tenant.', fits: { by: TENANTS, now: 'left' } },
  {
    text: 'We raised a toddler in this place for {stay}.',
    fits: { by: TENANTS, now: 'left', minBedrooms: 2, minStay: 11, households: ['family'] },
  },
  {
    text: 'Retired, live alone, been here {stay}.',
    fits: {
      by: TENANTS,
      now: 'still there',
      voice: 'I',
      types: ['unit', 'apartment'],
      maxBedrooms: 2,
      minStay: 12,
    },
    moods: ['good', 'mixed'],
  },
  {
    text: 'Moved out on good terms after {stay}.',
    fits: { by: TENANTS, now: 'left', minStay: 11 },
    moods: ['good'],
  },
  {
    text: 'I was studying and needed somewhere for {stay}.',
    fits: { by: TENANTS, now: 'left', voice: 'I', needs: ['uni'], maxBedrooms: 2, maxStay: 26 },
  },
  {
    text: 'Nurse, shift worker, here for {stay}.',
    fits: { by: TENANTS, now: 'left', voice: 'I', needs: ['hospital'], maxBedrooms: 2 },
  },
  {
    text: 'Paid {rent} a week for this, for {stay}.',
    fits: { by: TENANTS, now: 'left' },
    moods: ['bad', 'mixed'],
    topic: 'rent',
  },
  {
    text: 'We have a dog, two bikes and not much else, and rented this for {stay}.',
    fits: { by: TENANTS, now: 'left', types: ['house', 'townhouse', 'unit'], households: ['couple'] },
  },
  {
    text: 'It was good for the first month.',
    fits: { by: TENANTS, minStay: 5 },
    moods: ['bad'],
  },
  {
    text: '{We} have rented five or six places {inCity} and this was one of the better ones.',
    fits: { by: TENANTS, now: 'left' },
    moods: ['good'],
  },
  {
    text: '{We} have rented five or six places {inCity} and this was the hardest work.',
    fits: { by: TENANTS, now: 'left' },
    moods: ['bad'],
  },
  { text: 'Moved in {inMonth} {inYear}.', fits: { by: TENANTS } },
  { text: '{Stay} in this place, gone since {outMonth}.', fits: { by: TENANTS, now: 'left' } },
  { text: '{We} rented this until {outMonth}.', fits: { by: TENANTS, now: 'left' } },
  { text: '{We} {were} here for {stay}, start to finish.', fits: { by: TENANTS, now: 'left' } },
  { text: 'Ex-tenant, {inYear} to {outYear}.', fits: { by: TENANTS, now: 'left', minStay: 14 } },
  { text: 'Handed back the keys in {outMonth}.', fits: { by: TENANTS, now: 'left' } },
  { text: '{We} had the place for {stay}.', fits: { by: TENANTS, now: 'left' } },
  {
    text: 'Lived here from {inMonth} {inYear} until {outMonth} {outYear}.',
    fits: { by: TENANTS, now: 'left' },
  },
  { text: '{Stay} here, and it went quickly.', fits: { by: TENANTS, now: 'left' }, moods: ['good'] },
  { text: '{Stay} here, and it felt longer.', fits: { by: TENANTS, now: 'left' }, moods: ['bad'] },
  {
    text: 'It was a mixed year.',
    fits: { by: TENANTS, now: 'left', minStay: 12, maxStay: 12 },
    moods: ['mixed'],
  },
  {
    text: 'Two of us and a cat lived here for {stay}.',
    fits: { by: TENANTS, now: 'left', households: ['couple'] },
  },
  {
    text: 'I rented here by myself until {outMonth}.',
    fits: { by: TENANTS, now: 'left', voice: 'I', maxBedrooms: 2 },
  },
  {
    text: 'We rented with a baby and then a toddler.',
    fits: { by: TENANTS, now: 'left', minBedrooms: 2, minStay: 18, households: ['family'] },
  },
  {
    text: 'Lease was up in {outMonth} and {we} didn’t renew.',
    fits: { by: TENANTS, now: 'left' },
    moods: ['bad', 'mixed'],
  },
  {
    text: 'Would have stayed, but the owner sold in {outMonth}.',
    fits: { by: TENANTS, now: 'left' },
    moods: ['good'],
    topic: 'agent',
  },
  { text: 'Long-term tenant, {stay}.', fits: { by: TENANTS, minStay: 30 } },
  {
    text: '{We} saw one summer and one winter here.',
    fits: { by: TENANTS, now: 'left', minStay: 10, maxStay: 15 },
  },
  // Visitors.
  { text: 'Looked through it one evening in {visitMonth}.', fits: { by: VISITORS }, topic: 'visit' },
  { text: 'Quick inspection after work.', fits: { by: VISITORS }, topic: 'visit' },
  { text: 'Private inspection, the owner was home.', fits: { by: BUYING_VISITORS }, topic: 'visit' },
  { text: '{We} saw it on a hot Saturday in a queue.', fits: { by: RENTING_VISITORS }, topic: 'visit' },
  { text: 'Went through at the Saturday open home.', fits: { by: VISITORS }, topic: 'visit' },
  {
    text: 'Inspected this one twice before applying somewhere else.',
    topic: 'offer',
    fits: { by: RENTING_VISITORS },
    moods: ['bad', 'mixed'],
  },
  { text: 'Had a private inspection in {visitMonth}.', fits: { by: VISITORS }, topic: 'visit' },
  {
    text: 'Went to the open with my sister and a long list of questions.',
    topic: 'visit',
    fits: { by: VISITORS, voice: 'we' },
  },
  { text: 'Had a building inspector through before making an offer.', fits: { by: BUYING_VISITORS } },
  {
    text: 'Saw this on a wet Thursday, which is the best time to see a place.',
    fits: { by: VISITORS },
    topic: 'visit',
  },
  { text: 'One of about thirty people at the open.', fits: { by: VISITORS }, topic: 'visit' },
  { text: 'Fifteen-minute open on a weekday at lunch.', fits: { by: VISITORS }, topic: 'visit' },
  {
    text: 'Applied for this one and missed out.',
    fits: { by: RENTING_VISITORS },
    moods: ['good', 'mixed'],
    topic: 'offer',
  },
  { text: 'Looked at it as a first home.', fits: { by: BUYING_VISITORS } },
  { text: 'Looked at it as an investment.', fits: { by: BUYING_VISITORS, voice: 'I' } },
  { text: 'Came back a second time with a torch and a tape measure.', fits: { by: VISITORS } },
  { text: 'Took my dad along, who was a carpenter for forty years.', fits: { by: VISITORS, voice: 'we' } },
  { text: 'Drove two hours to see it.', fits: { by: BUYING_VISITORS } },
  { text: 'Inspected in {visitMonth} while it was still tenanted.', fits: { by: VISITORS }, topic: 'visit' },
  {
    text: 'Only ones at a midweek inspection, so {we} took {our} time.',
    topic: 'visit',
    fits: { by: VISITORS, voice: 'we' },
  },
  { text: 'Liked the photos, so {we} went for a look.', fits: { by: VISITORS } },
  { text: 'Inspection only, {we} never lived here.', fits: { by: VISITORS } },
  { text: 'Third inspection of the day.', fits: { by: VISITORS }, topic: 'visit' },
  { text: 'Had a look before the auction.', fits: { by: BUYING_VISITORS } },
  {
    text: 'Looked at it for my daughter, who is starting uni.',
    fits: { by: RENTING_VISITORS, needs: ['uni'] },
  },
  {
    text: 'Inspected in {visitMonth}, decided against it.',
    fits: { by: VISITORS },
    moods: ['bad'],
    topic: 'offer',
  },
  { text: 'Been through about fifteen rentals this year, this was one.', fits: { by: RENTING_VISITORS } },
  // Owners.
  { text: 'Owned this for {stay}, sold in {outYear}.', fits: { by: OWNERS, now: 'left' } },
  {
    text: '{We} own here and {are} on the committee.',
    fits: { by: OWNERS, now: 'still there', needs: ['strata'] },
    moods: ['mixed', 'good'],
  },
  { text: 'Owner-occupier for {stay}.', fits: { by: OWNERS } },
  { text: 'Bought it as a first home in {inYear}.', fits: { by: OWNERS } },
  { text: 'Bought at auction in {inYear}.', fits: { by: OWNERS } },
  { text: '{We} have owned this one since {inYear}.', fits: { by: OWNERS, now: 'still there' } },
  {
    text: 'Bought it, lived in it, sold it, {stay} from start to finish.',
    fits: { by: OWNERS, now: 'left' },
  },
  {
    text: 'Had it as an investment for a while and lived in it for the last year.',
    fits: { by: OWNERS, now: 'left', minStay: 26 },
  },
  {
    text: 'Downsized here in {inYear}.',
    fits: { by: OWNERS, types: ['apartment', 'unit', 'townhouse'] },
  },
  { text: 'Sold up in {outMonth} after {stay}.', fits: { by: OWNERS, now: 'left' } },
  { text: 'Bought it knowing it needed work.', fits: { by: OWNERS, maxYear: 1992, lacks: ['renovated'] } },
  {
    text: '{We} paid for the full building and pest report and still got surprises.',
    fits: { by: OWNERS, types: ['house', 'townhouse', 'unit'] },
    moods: ['bad', 'mixed'],
  },
  { text: 'Owned here for {stay}.', fits: { by: OWNERS, now: 'left' } },
  { text: 'Owner’s view, {stay} in.', fits: { by: OWNERS, now: 'still there' } },
  {
    text: 'We brought two kids up here.',
    fits: { by: OWNERS, types: ['house'], minStay: 60, households: ['family'] },
  },
  { text: 'Settled in {inMonth} {inYear}.', fits: { by: OWNERS } },
  { text: 'Bought in {inMonth} {inYear}, sold in {outMonth} {outYear}.', fits: { by: OWNERS, now: 'left' } },
  { text: '{We} owned this and lived in it for {stay}.', fits: { by: OWNERS, now: 'left' } },
  {
    text: 'Bought it from the people who built it.',
    fits: { by: OWNERS, types: ['house'], minYear: 1962, maxYear: 1990 },
  },
  { text: 'Owner here, {stay} and counting.', fits: { by: OWNERS, now: 'still there' } },
];
