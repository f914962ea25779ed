import { auctionChecklist } from './content/auction-checklist.ts';
import { buildingPestInspections } from './content/building-pest-inspections.ts';
import { firstTimeRenterGuide } from './content/first-time-renter-guide.ts';
import { homeDepositGuide } from './content/home-deposit-guide.ts';
import { inspectionChecklist } from './content/inspection-checklist.ts';
import { propertyAuctionsGuide } from './content/property-auctions-guide.ts';
import { propertyInvestmentBasics } from './content/property-investment-basics.ts';
import { tenantRightsAustralia } from './content/tenant-rights-australia.ts';
import { understandingStrataFees } from './content/understanding-strata-fees.ts';
import type { Block, Guide } from './guide.ts';

const GUIDES = [
  propertyInvestmentBasics,
  firstTimeRenterGuide,
  understandingStrataFees,
  tenantRightsAustralia,
  buildingPestInspections,
  propertyAuctionsGuide,
  homeDepositGuide,
];

const textsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat(), block.note ?? ''];
    case 'timeline':
      return [block.caption, ...block.points.flatMap(({ when, what }) => [when, what])];
    case 'note':
    case 'download':
      return [block.title, block.text];
    case 'ad':
      return [];
  }
};

const blocksOf = (guide: Guide) => guide.sections.flatMap(({ blocks }) => blocks);
const allText = (guide: Guide) =>
  guide.sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .join('\n')
    .replaceAll('**', '');
/** Every link target, also one that no page would render as a link. */
const targetsOf = (guide: Guide) =>
  Array.from(allText(guide).matchAll(/\]\(([^)]*)\)/g), ([, to]) => to ?? '');
const countWords = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter(word => /\w/.test(word)).length;

describe.each(GUIDES)('$slug', guide => {
  test('is as long as its minutes say', () => {
    const words = countWords(allText(guide));
    expect(words).toBeGreaterThanOrEqual(1200);
    expect(words).toBeLessThanOrEqual(2500);
    expect(words / guide.readTime).toBeGreaterThan(180);
    expect(words / guide.readTime).toBeLessThan(250);
  });

  test('has one advertisement, between two sections and not at either end', () => {
    const kinds = blocksOf(guide).map(({ kind }) => kind);
    const place = kinds.indexOf('ad') / kinds.length;
    expect(kinds.filter(kind => kind === 'ad')).toHaveLength(1);
    expect(place).toBeGreaterThan(0.25);
    expect(place).toBeLessThan(0.75);
    const section = guide.sections.findIndex(({ blocks }) => blocks.at(-1)?.kind === 'ad');
    expect(section).not.toBe(-1);
    expect(section).toBeLessThan(guide.sections.length - 1);
  });

  test('has sections with unique ids that are valid in a URL', () => {
    const ids = guide.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  test('links by https, or to a page of ours', () => {
    for (const target of targetsOf(guide)) expect(target).toMatch(/^(https:\/\/[^\s]+|\/[^\s/][^\s]*)$/);
  });

  test('sends readers on to guides that there are', () => {
    const slugs = GUIDES.map(({ slug }) => slug);
    expect(guide.alsoRead.length).toBeGreaterThan(0);
    for (const slug of guide.alsoRead) expect(slugs).toContain(slug);
    expect(guide.alsoRead).not.toContain(guide.slug);
  });

  test('says that it is general information, and when it was last checked', () => {
    expect(allText(guide)).toMatch(/general information, not legal or financial advice/);
    expect(guide.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('has tables whose rows are as wide as their heads', () => {
    for (const block of blocksOf(guide)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  test('describes itself in a sentence or two', () => {
    expect(guide.description.length).toBeGreaterThan(80);
    expect(guide.description.length).toBeLessThanOrEqual(200);
    expect(guide.metaTitle.length).toBeLessThanOrEqual(75);
  });
});

/** The figures that were agreed, and where each appears. */
const FIGURES: [Guide, RegExp[]][] = [
  [propertyInvestmentBasics, [/10-20%/, /5-7%/, /\$1,500-\$2,500/, /\$400-\$800/]],
  [firstTimeRenterGuide, [/usually 4 weeks’ rent/i, /24-48 hours/, /about 60 days/i]],
  [tenantRightsAustralia, [/usually 4 weeks’ rent/, /24-48 hours/, /about 60 days/]],
  [buildingPestInspections, [/\$400-\$800/]],
  [propertyAuctionsGuide, [/10% deposit/, /30-60 days/, /\$400-\$800/]],
  [
    homeDepositGuide,
    [
      /20% is recommended/,
      /10% is common/,
      /5% is possible/,
      /10-20%/,
      /\$5,000-\$20,000\+/,
      /up to \$50,000/,
      /\$1,500-\$2,500/,
      /\$400-\$800/,
      /5-7% of the price as extra savings/,
      /guarantor loan/i,
      /equity transfer/i,
    ],
  ],
];

test.each(FIGURES)('$slug has the agreed figures', (guide, figures) => {
  for (const figure of figures) expect(allText(guide)).toMatch(figure);
});

test('the deposit guide has its title and works out three prices at three shares', () => {
  expect(homeDepositGuide.title).toBe('How Much Deposit You Really Need in Australia');
  const table = blocksOf(homeDepositGuide).find(block => block.kind === 'table');
  expect(table?.rows).toEqual(
    [500_000, 700_000, 900_000].map(price => [
      dollars(price),
      ...[0.05, 0.1, 0.2].map(
        share => `**${dollars(price * share)}**\nloan ${dollars(price - price * share)}`,
      ),
    ]),
  );
});

const dollars = (amount: number) => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-AU')}`;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amountsOf = (text: string) => text.match(/-?\$[\d,]+/g) ?? [];

const PLOTS = GUIDES.flatMap(blocksOf).flatMap(block =>
  block.kind === 'table' && block.bars ? [{ ...block, bars: block.bars }] : [],
);

test('deposit, levies, moving in and a budget have a plot', () => {
  expect(PLOTS.map(({ caption }) => caption)).toEqual([
    'One year of a unit bought for $650,000: an example',
    'Moving in at a rent of $500 a week: an example',
    'A year of levies',
    'Deposit, and what’s left to borrow',
  ]);
});

describe.each(PLOTS)('the plot "$caption"', ({ rows, bars }) => {
  test('has no amount that is not in the table', () => {
    const known = rows
      .flat()
      .flatMap(cell => amountsOf(cell.replaceAll('$0-', '$0 ').replaceAll('0-$', '0 $')));
    for (const { parts } of bars) for (const { amount } of parts) expect(known).toContain(dollars(amount));
  });

  test('names the sum of its parts', () => {
    for (const { name, parts } of bars) {
      for (const amount of amountsOf(name)) expect(amount).toBe(dollars(sum(parts.map(part => part.amount))));
    }
  });
});

test('in the budget each cost begins where the one before it ended', () => {
  const steps =
    PLOTS[0]?.bars.map(({ name, parts: [part] }) => ({ name, from: 0, amount: 0, ...part })) ?? [];
  expect(steps.map(({ name, amount }) => [name, dollars(amount)])).toEqual(
    PLOTS[0]?.rows.map(([name, amount]) => [name, amount]),
  );
  let left = 0;
  for (const { from, amount } of steps) {
    // a step from nothing is the rent, or what is left so far
    expect(from || amount).toBe(left || 30_000);
    left = from + amount;
  }
});

test('the auction begins as its checklist does', () => {
  const timeline = blocksOf(propertyAuctionsGuide).find(block => block.kind === 'timeline');
  expect(timeline?.points.slice(0, 3).map(({ when }) => when)).toEqual(
    auctionChecklist.groups.slice(0, 3).map(({ heading }) => heading),
  );
});

test('the auctions guide has its parts, five steps, five strategies and the checklist', () => {
  expect(propertyAuctionsGuide.sections.map(({ id }) => id)).toEqual([
    'how-auctions-work',
    'before-auction-day',
    'bidding-strategies',
    'common-mistakes',
    'if-you-win',
    'if-it-passes-in',
    'checklist',
    'conclusion',
  ]);
  const partOf = (id: string) =>
    propertyAuctionsGuide.sections.find(section => section.id === id)?.blocks ?? [];
  expect(partOf('before-auction-day').find(({ kind }) => kind === 'steps')).toHaveProperty('items.length', 5);
  const strategies = partOf('bidding-strategies').flatMap(textsOf).join('\n');
  for (const name of ['Start strong', 'Bid odd', 'Wait and pounce', 'Bid quickly', 'Use a proxy']) {
    expect(strategies).toContain(`**${name}`);
  }
  expect(partOf('checklist')).toEqual([expect.objectContaining({ kind: 'download', checklist: 'auction' })]);
  expect(propertyAuctionsGuide.alsoRead).toEqual(['building-pest-inspections', 'property-investment-basics']);
});

test('the tenants of all eight states and territories find their official body', () => {
  const targets = targetsOf(tenantRightsAustralia);
  for (const body of [
    'https://www.consumer.vic.gov.au',
    'https://www.fairtrading.nsw.gov.au',
    'https://www.rta.qld.gov.au',
    'https://www.sa.gov.au',
    'https://www.consumerprotection.wa.gov.au',
    'https://www.cbos.tas.gov.au',
    'https://www.act.gov.au',
    'https://consumeraffairs.nt.gov.au',
  ]) {
    expect(targets).toContain(body);
  }
});

test.each([tenantRightsAustralia, firstTimeRenterGuide])('$slug dates its table by state', guide => {
  const table = blocksOf(guide).find(block => block.kind === 'table' && block.head[0] === 'State');
  expect(table).toHaveProperty('caption', expect.stringContaining('as at November 2026'));
  expect(table).toHaveProperty('rows.length', 8);
});

test.each([auctionChecklist, inspectionChecklist])('the $name checklist is plain lines to tick', list => {
  const items = list.groups.flatMap(({ items }) => items);
  expect(new Set(items).size).toBe(items.length);
  for (const item of items) expect(item).not.toMatch(/\*\*|\]\(|\n/);
});
