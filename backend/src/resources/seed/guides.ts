import { heroOf, type ResourceRow } from './resource-row.ts';

type Guide = Omit<ResourceRow, 'content' | 'imageUrl' | 'updated'> & { inShort: string };

const asRow = ({ inShort, ...guide }: Guide): ResourceRow => ({
  ...guide,
  updated: '2026-11-21',
  imageUrl: heroOf(guide.slug),
  content: `${inShort}\n\nRead the whole guide at /${guide.slug}.`,
});

/** The seven guides that have a page of their own, in short. Titles, minutes, excerpts and dates as on those pages. */
export const guides: ResourceRow[] = [
  {
    title: 'Property Investment Basics',
    slug: 'property-investment-basics',
    excerpt:
      'How a rental property makes and loses money, worked through with one example from the purchase to the worst year.',
    readTime: 12,
    category: 'buying' as const,
    inShort:
      'Growth and yield, a full budget for one unit, loans and gearing, tax in outline, how to choose a home people want to rent, how to manage it, and the risks and what helps with each.',
  },
  {
    title: 'The First-Time Renter’s Guide',
    slug: 'first-time-renter-guide',
    excerpt:
      'From your first budget to getting your bond back: what to look at, what to sign, what to photograph and what it costs.',
    readTime: 8,
    category: 'renting' as const,
    inShort:
      'What you can afford, what to look at during the inspection, how to apply, bond (usually 4 weeks’ rent), lease and condition report, living there, and moving out with your bond.',
  },
  {
    title: 'Understanding Strata Fees',
    slug: 'understanding-strata-fees',
    excerpt:
      'What levies pay for, how your share is worked out, and why the lowest fee in the street may be the most expensive.',
    readTime: 5,
    category: 'buying' as const,
    inShort:
      'The kinds of levy, how your share is calculated, how to tell whether a fee is too high or too low, and the records to read before you buy into a building.',
  },
  {
    title: 'Tenant Rights in Australia',
    slug: 'tenant-rights-australia',
    excerpt:
      'Bond, rent increases, repairs, privacy and the end of a lease: what your rights generally are, what differs by state and who to ask.',
    readTime: 10,
    category: 'renting' as const,
    inShort:
      'Your rights in general, a table of what differs by state as at November 2026, and the tenancy authorities and tribunals of all eight states and territories.',
  },
  {
    title: 'Building and Pest Inspections Explained',
    slug: 'building-pest-inspections',
    excerpt:
      'What an inspector looks at and what they can’t see, what it costs, and how to turn a long report into a decision.',
    readTime: 6,
    category: 'buying' as const,
    inShort:
      'What a standard inspection covers, what it commonly costs ($400-$800), how to choose an inspector, when to book one, and how to read and use the report.',
  },
  {
    title: 'The Complete Guide to Property Auctions',
    slug: 'property-auctions-guide',
    excerpt:
      'How an auction really works, what to do in the weeks before it, how to bid without losing your head, and what happens when the hammer falls.',
    readTime: 7,
    category: 'buying' as const,
    inShort:
      'How auctions work, five steps before the day, bidding strategies, common mistakes, what happens if you win (a 10% deposit, settlement commonly in 30-60 days) or if the home passes in, and a checklist.',
  },
  {
    title: 'How Much Deposit You Really Need in Australia',
    slug: 'home-deposit-guide',
    excerpt:
      'A 20% deposit is recommended, 10% is common and 5% is possible. What each one costs, and the other money you’ll need.',
    readTime: 7,
    category: 'financial' as const,
    inShort:
      'Deposits of 5%, 10% and 20% for three prices, lenders mortgage insurance ($5,000-$20,000+), government schemes, costs on top of the deposit, and ways to buy without one.',
  },
].map(asRow);
