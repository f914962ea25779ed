import type { Guide } from '../guide.ts';

export const propertyInvestmentBasics: Guide = {
  slug: 'property-investment-basics',
  title: 'Property Investment Basics',
  category: 'buying',
  readTime: 12,
  metaTitle: 'Property Investment Basics: Yield, Costs, Loans and Risk in Australia',
  description:
    'The basics of investing in Australian residential property: growth and yield, a full worked budget, loans and gearing, tax, choosing a home people want to rent, managing it, and the risks.',
  excerpt:
    'How a rental property makes and loses money, worked through with one example from the purchase to the worst year.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'before-you-start',
      heading: 'Before you start',
      blocks: [
        {
          kind: 'text',
          text: `An investment property is a small business with one customer. It has income that can stop, costs that can’t, a large debt and one valuable asset you can’t sell in slices. Many people do well out of it. Others pay for years for a property they’d never live in, because they believed the brochure.

So first ask what you want it to do. Should it grow in value over 15 years, earn enough rent to cover itself, or become your own home one day? These lead to different properties. Then ask what would force you to sell, because that’s when property investors lose money. If the answer is “two months without a tenant”, you’re not ready yet. Another year of saving will fix that.

Look at the alternatives just as honestly. Paying off your own mortgage is a certain gain, free of tax and effort. You can put small amounts into super or shares, and sell shares within days. [Moneysmart](https://moneysmart.gov.au), the site of the Australian Securities and Investments Commission, compares them without selling any.`,
        },
        {
          kind: 'list',
          items: [
            'You have a reserve for the household **and** a second one for the property.',
            'You could afford the loan at a rate three percentage points higher.',
            'Your income is fairly secure for the next few years.',
            'You can leave the money invested for seven to ten years.',
            'You wouldn’t mind if the price stood still for the first five.',
          ],
        },
      ],
    },
    {
      id: 'growth-and-yield',
      heading: 'Growth and yield',
      blocks: [
        {
          kind: 'text',
          text: `A property pays you in two ways. **Capital growth** is the rise in its value; you have it only when you sell or borrow against it. **Rental yield** is a year’s rent as a percentage of the price; you get it every month.

**Gross yield** is what ads show: $600 a week is $31,200 a year, and on a price of $650,000 that’s 4.8%. **Net yield** takes off what it costs to earn it: management, rates, insurance, repairs, strata levies, weeks without a tenant. In the example below it’s 3.4%, before a single dollar of interest.

The two tend to pull against each other. Land in sought-after suburbs has often grown faster and yields less; homes in regional towns and tall apartment blocks often yield more and grow less. Neither is a law, and a suburb’s past growth is no promise. A single employer leaving, or a thousand new apartments around the corner, changes the numbers for a decade.

What lasts is scarcity and use: land they can’t make more of, close to work, transport, schools and shops, with a building people like living in. That’s why what residents say about a home is worth reading for an investor too. A building with thin walls and a broken lift keeps its tenants for one lease.`,
        },
      ],
    },
    {
      id: 'a-worked-budget',
      heading: 'A worked budget',
      blocks: [
        {
          kind: 'text',
          text: 'Fill in this table for every property before you bid, with quotes instead of guesses. The example is a two-bedroom unit bought for $650,000 with a 20% deposit and a $520,000 loan, rented out at $600 a week.',
        },
        {
          kind: 'table',
          caption: 'One year of a unit bought for $650,000: an example',
          head: ['Item', 'A year', 'How we got there'],
          rows: [
            ['Rent', '$30,000', '50 weeks at $600; two weeks vacant'],
            ['Management', '-$2,100', '7% of the rent, not including letting fees'],
            ['Council and water', '-$2,000', 'From the last notices'],
            ['Strata levies', '-$2,400', 'A small block without a lift'],
            ['Landlord insurance', '-$500', 'Contents, liability, loss of rent'],
            ['Repairs', '-$1,000', 'Some years nothing, one year a kitchen'],
            ['Before interest', '$22,000', 'Net yield: 3.4% of the price'],
            ['Interest', '-$31,200', '6% of $520,000'],
            ['What you pay', '-$9,200', 'About $177 a week, before tax'],
          ],
          bars: [
            { name: 'Rent', parts: [{ from: 0, amount: 30_000, look: 'solid' }] },
            { name: 'Management', parts: [{ from: 30_000, amount: -2100, look: 'striped' }] },
            { name: 'Council and water', parts: [{ from: 27_900, amount: -2000, look: 'striped' }] },
            { name: 'Strata levies', parts: [{ from: 25_900, amount: -2400, look: 'striped' }] },
            { name: 'Landlord insurance', parts: [{ from: 23_500, amount: -500, look: 'striped' }] },
            { name: 'Repairs', parts: [{ from: 23_000, amount: -1000, look: 'striped' }] },
            { name: 'Before interest', parts: [{ from: 0, amount: 22_000, look: 'light' }] },
            { name: 'Interest', parts: [{ from: 22_000, amount: -31_200, look: 'striped' }] },
            { name: 'What you pay', parts: [{ from: 0, amount: -9200, look: 'solid' }] },
          ],
          note: 'Land tax, depreciation and income tax aren’t included. Rates and prices are examples, not forecasts.',
        },
        {
          kind: 'text',
          text: `This unit costs its owner $9,200 a year. Tax may give some of that back, but never all of it. The investment makes sense only if its value grows by clearly more than the loss, year after year, or if rents rise and interest falls until it pays for itself. In the example, growth of 1.4% a year only makes up for the shortfall.

Now work out a bad year. Interest of 8% instead of 6% is $10,400 more. Eight vacant weeks instead of two is $3,600 less. A new hot-water system is $2,500. Together with the usual shortfall you’d have to find about $25,700, or nearly $500 a week. If that would break you, buy something cheaper or wait.`,
        },
      ],
    },
    {
      id: 'what-it-costs-to-buy',
      heading: 'What it costs to buy',
      blocks: [
        {
          kind: 'text',
          text: `Lenders usually ask investors for a deposit of **10-20%**, and below 20% they add lenders mortgage insurance, commonly $5,000-$20,000+. First home buyer schemes don’t apply to a property you only rent out. [How Much Deposit You Really Need](/home-deposit-guide) has the details.

On top of the deposit, **keep 5-7% of the price as extra savings**: for stamp duty, which is usually higher without the concessions for owner-occupiers, conveyancing at $1,500-$2,500, [building and pest inspections](/building-pest-inspections) at $400-$800, and loan fees. Allow for the first months, too: a property often sits vacant while it’s painted and advertised.

Selling costs money too. The agent’s commission, advertising, legal work and tax on the gain can easily take several per cent of the price. That’s one reason buying a property for two years is rarely a good idea.`,
        },
      ],
    },
    {
      id: 'loans-and-gearing',
      heading: 'Loans and gearing',
      blocks: [
        {
          kind: 'text',
          text: `Borrowing multiplies. If you put in $130,000 and the $650,000 unit rises by 10%, you’ve gained $65,000, or half of what you put in. If it falls by 10%, you’ve lost half of it, and the loan hasn’t changed.

Terms you’ll come across:`,
        },
        {
          kind: 'list',
          items: [
            '**Positively geared**: the rent is more than all costs and interest. You pay tax on the surplus.',
            '**Negatively geared**: the rent is less. Under the rules long in force, such a loss could reduce other taxable income. Losing a dollar to save 40 cents of tax is still losing 60 cents.',
            '**Interest only**: for some years you don’t pay off any of the loan itself. The payment is lower now and jumps later.',
            '**Offset account**: savings that reduce the interest while you can still use them.',
            '**Equity**: what the property is worth minus what’s owed. It can secure the next loan, which ties the fate of two properties together.',
            '**Cross-collateral**: two properties securing both loans. Convenient for the bank. Ask for separate loans, because they’re easier to unpick when you sell.',
          ],
        },
        {
          kind: 'text',
          text: 'Lenders count only part of the rent as income, often around 80%, and test you at a rate well above today’s. The prudential regulator, [APRA](https://www.apra.gov.au), sets that buffer. Fixing part of the rate gives you certainty but less freedom: breaking a fixed rate can be expensive.',
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'tax',
      heading: 'Tax in outline',
      blocks: [
        {
          kind: 'text',
          text: `Rent is income. You can usually deduct the costs of earning it: interest on the part of the loan that bought the property, management, rates, insurance, repairs and the decline in value of fittings and of newer buildings. You deduct repairs of things that wore out while it was rented straight away; improvements, and defects that were there when you bought, are spread over years or added to the cost. You have to leave out private use, such as a fortnight at Christmas.

When you sell at a gain, capital gains tax applies to it. While you own it, most states charge **land tax** on the unimproved value of investment land above a threshold; the home you live in is generally exempt. Several states charge foreign owners more.

Parliament can change all of these rules, and how losses and gains are treated is debated before every election. Don’t buy a property that only works because of a tax rule. The [Australian Taxation Office](https://www.ato.gov.au) publishes a guide for rental property owners each year, and a registered tax agent costs less than one mistake. Keep every invoice from the first day, including those of the purchase: they count again when you sell.`,
        },
      ],
    },
    {
      id: 'house-or-apartment',
      heading: 'House or apartment, new or established',
      blocks: [
        {
          kind: 'text',
          text: `A **house** brings more land, and land is the part that has tended to rise. It also brings a roof, a garden and fences that are yours alone to repair. A **townhouse or villa unit** is in between: some land, few neighbours, low levies. An **apartment** is cheaper to get into and often yields more, while the levies and the decisions are shared with everyone in the building, and the next tower may offer the same view.

**New** homes need fewer repairs at first and allow larger deductions for wear. The price includes the developer’s profit and marketing, so part of it can be gone the day you sell. Buying off the plan adds more questions: will it be built as drawn, when, and what will it be worth then? **Established** homes have a history you can check: what it sold for, who rented it and for how long, what broke. As a beginner, you’re safer judging a property with a past than a promise.`,
        },
      ],
    },
    {
      id: 'choosing',
      heading: 'Choosing a home people want to rent',
      blocks: [
        {
          kind: 'text',
          text: 'Your tenant is someone who looks at ten homes on a Saturday. Think like them, and buy what you’d choose with their money.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Start with the location',
              text: 'How many homes in the suburb are for rent, and how long do they stay listed? Who lives there: students, families, hospital shift workers? What’s being built? The council publishes applications, and a crane is a forecast.',
            },
            {
              title: 'Then the street and the building',
              text: 'Noise, sun, parking, the walk to the station at night. In a strata building the fees and the fund matter more than the kitchen; read [Understanding Strata Fees](/understanding-strata-fees).',
            },
            {
              title: 'Then the home',
              text: 'Two decent-sized bedrooms are easier to rent out than three tiny ones. Look for storage, a place to dry washing, heating, a bathroom with a window and simple, hard-wearing surfaces. Very small apartments can be hard to finance and to sell.',
            },
            {
              title: 'Ask those who know',
              text: 'Call two property managers, say you’re thinking of buying, and ask what it would rent for, how fast, and what they’d avoid. Then [search for the address](/search) and read what people who lived there would change.',
            },
            {
              title: 'Check the rent yourself',
              text: 'A guaranteed rent in an ad is built into the price. Compare five homes that have been leased, not five that are advertised.',
            },
            {
              title: 'Inspect and have the contract read',
              text: 'As you would for your own home. If it’s already rented out, ask for the lease, the rent ledger, the condition report and the bond number.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Be careful with free seminars, “exclusive” off-the-plan lists and advisers who are paid by the developer. Ask everyone who recommends a property one question in writing: who pays you, and how much? For advice on whether property suits you, or setting up a super fund to buy it, go to a licensed adviser; the registers of [ASIC](https://asic.gov.au) show who has a licence.',
        },
      ],
    },
    {
      id: 'managing',
      heading: 'Managing it well',
      blocks: [
        {
          kind: 'text',
          text: `You can manage a property yourself or pay an agent, often 5% to 10% of the rent plus fees for letting and renewals. An agent knows the forms and answers the phone on Sunday; no one will care like you do. Either way you’re the landlord and responsible for what’s done in your name.

The rules have become stricter, and they differ by state. As general figures: the bond is usually 4 weeks’ rent, entry needs 24-48 hours’ notice, and a rent increase about 60 days, no more than once a year in most states. Victoria has required 90 days since 25 November 2025 and has minimum standards that must be met before a property is advertised. Several states no longer let an owner end a tenancy without a reason. The table in [Tenant Rights in Australia](/tenant-rights-australia) shows what we could confirm for each state.

Within those rules, good management is good business. A vacant week costs as much as a $12-a-week increase brings in over a year. Reply quickly, fix things before they spread, ask a fair rent a little below the top of the market, and let people stay for years. [Repairs, Records and Rent](/resources/being-a-good-landlord) shows how.`,
        },
      ],
    },
    {
      id: 'risks',
      heading: 'Risks, and what helps',
      blocks: [
        {
          kind: 'table',
          caption: 'What can go wrong',
          head: ['Risk', 'What it looks like', 'What helps'],
          rows: [
            ['Rates rise', 'Repayments grow by a third', 'Margin, an offset balance, part fixed'],
            [
              'No tenant',
              'Two to three months without rent',
              'Reserve, realistic rent, a location people want',
            ],
            ['Large repair', 'Roof, plumbing, a special levy', 'Inspection, strata records, reserve'],
            ['Price falls', 'Worth less than the loan', 'A larger deposit, time, no need to sell'],
            ['Oversupply', 'Hundreds of identical apartments', 'Something scarce; few lots in the block'],
            ['New rules', 'Tax, tenancy, short stays', 'Numbers that work without tax breaks'],
            [
              'Insurance',
              'Flood or fire zone: expensive or refused',
              'Quotes for the address before you buy',
            ],
            ['Your own life', 'Job, illness, separation', 'Income insurance, a plan for selling'],
          ],
        },
        {
          kind: 'text',
          text: 'One property is one suburb, one building and one tenant. That’s the opposite of spreading risk. It shouldn’t stop you buying, but it should stop you putting everything into it.',
        },
      ],
    },
    {
      id: 'first-steps',
      heading: 'Your first steps',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Write down your goal, the number of years, and the weekly loss you could carry without worrying.',
            'Talk to a lender or broker about what you could borrow, and use less.',
            'Choose two suburbs you can get to, and follow every sale and every lease for eight weeks.',
            'Do the worked budget for ten properties. Most will fail; that’s the point.',
            'Have the contract and building checked, and find a property manager before settlement.',
            'Set aside three months of all costs on the day you buy.',
            'Check the numbers once a year, as if you could buy it again. Would you?',
          ],
        },
        {
          kind: 'text',
          text: 'If nothing on your list passes, nothing has gone wrong. The best investors say no far more often than yes, and a deal that fails on paper has cost you an evening.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It doesn’t take your circumstances into account. The figures are examples made up to show the method, not a forecast of rents, rates or prices. Talk to a licensed financial adviser and a registered tax agent about your own situation.',
        },
      ],
    },
  ],
  alsoRead: ['home-deposit-guide', 'property-auctions-guide', 'understanding-strata-fees'],
};
