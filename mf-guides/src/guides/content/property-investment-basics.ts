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
    'How a rental home earns and loses money, worked through with one example from the purchase to the worst year.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'before-you-start',
      heading: 'Before you start',
      blocks: [
        {
          kind: 'text',
          text: `An investment property is a small business with one customer. It has income that can stop, costs that cannot, a large debt and one valuable asset that you cannot sell in slices. Many people do well with it. Others pay for years for a home they would never live in, because they bought the brochure.

So first ask what you want it to do. Is it to grow in value over fifteen years, to pay a rent that covers itself, or to become your own home one day? These lead to different homes. Then ask what would have to happen for you to be forced to sell, because that is the moment at which property investors lose money. If the answer is "two months without a tenant", you are not ready yet, and a year of saving will make you so.

Look also at the alternatives with the same honesty. Paying off your own mortgage is a certain gain, free of tax and effort. Super and shares can be bought in small amounts and sold within days. [Moneysmart](https://moneysmart.gov.au), the site of the Australian Securities and Investments Commission, compares them without selling any.`,
        },
        {
          kind: 'list',
          items: [
            'You have a reserve for the household **and** a second one for the property.',
            'You could carry the loan with a rate three points higher.',
            'Your income is fairly certain for the next few years.',
            'You can leave the money where it is for seven to ten years.',
            'You would not mind if the price stood still for the first five.',
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
          text: `A property pays you in two ways. **Capital growth** is the rise in its value; you have it only when you sell or borrow against it. **Rental yield** is the rent of a year as a share of the price; you have it every month.

**Gross yield** is what advertisements show: $600 a week is $31,200 a year, and on a price of $650,000 that is 4.8 per cent. **Net yield** takes off what it costs to earn it: management, rates, insurance, repairs, strata levies, weeks without a tenant. In the example below it is 3.4 per cent, before a single dollar of interest.

The two tend to pull against each other. Land in sought-after suburbs has often grown faster and yields less; homes in regional towns and tall apartment blocks often yield more and grow less. Neither is a law, and past growth of a suburb is no promise. A single employer who leaves, or a thousand new apartments around the corner, changes the sum for a decade.

What lasts is scarcity and use: land that cannot be multiplied, within reach of work, transport, schools and shops, with a building that people like to live in. That is why what residents say about a home is worth reading for an investor too. A building with thin walls and a broken lift keeps its tenants for one lease.`,
        },
      ],
    },
    {
      id: 'a-worked-budget',
      heading: 'A worked budget',
      blocks: [
        {
          kind: 'text',
          text: 'Do this table for every property before you bid, with quotes instead of guesses. The example is a two-bedroom unit bought for $650,000 with a deposit of 20 per cent, so with a loan of $520,000, let at $600 a week.',
        },
        {
          kind: 'table',
          caption: 'One year of a unit bought for $650,000: an example',
          head: ['Item', 'A year', 'How we got there'],
          rows: [
            ['Rent', '$30,000', '50 weeks at $600; two weeks empty'],
            ['Management', '-$2,100', '7% of the rent, with letting fees apart'],
            ['Council and water', '-$2,000', 'From the last notices'],
            ['Strata levies', '-$2,400', 'A small block without a lift'],
            ['Landlord insurance', '-$500', 'Contents, liability, loss of rent'],
            ['Repairs', '-$1,000', 'Some years nothing, one year a kitchen'],
            ['Before interest', '$22,000', 'Net yield: 3.4% of the price'],
            ['Interest', '-$31,200', '6% of $520,000'],
            ['Left for you to pay', '-$9,200', 'About $177 a week, before tax'],
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
            { name: 'Left for you to pay', parts: [{ from: 0, amount: -9200, look: 'solid' }] },
          ],
          note: 'Land tax, depreciation and income tax are left out. Rates and prices are examples, not forecasts.',
        },
        {
          kind: 'text',
          text: `This unit costs its owner $9,200 a year. Tax may give part of that back; it never gives all of it. The investment makes sense only if its value grows by clearly more than the loss, year after year, or if rents rise and interest falls until it carries itself. In the example, growth of 1.4 per cent a year merely makes up for the shortfall.

Now do the bad year. Interest of 8 per cent instead of 6 is $10,400 more. Eight empty weeks instead of two are $3,600 less. A new hot-water system is $2,500. Together with the usual shortfall you would have to find some $25,700, or nearly $500 a week. If that would break you, buy something cheaper or wait.`,
        },
      ],
    },
    {
      id: 'what-it-costs-to-buy',
      heading: 'What it costs to buy',
      blocks: [
        {
          kind: 'text',
          text: `Lenders usually ask investors for a deposit of **10-20%**, and below 20 they add lenders mortgage insurance, commonly $5,000-$20,000+. The schemes for first home buyers do not apply to a home you only let. [How Much Deposit You Really Need](/home-deposit-guide) has the details.

Beside the deposit, **keep 5-7% of the price as extra savings**: for stamp duty, which is usually higher without the concessions for owner-occupiers, conveyancing at $1,500-$2,500, [building and pest inspections](/building-pest-inspections) at $400-$800, and loan fees. Add the first months: a new property often stands empty while it is painted and advertised.

Selling costs, too. The agent's commission, advertising, legal work and tax on the gain can easily take several per cent of the price. That is one reason why a property bought for two years is rarely a good idea.`,
        },
      ],
    },
    {
      id: 'loans-and-gearing',
      heading: 'Loans and gearing',
      blocks: [
        {
          kind: 'text',
          text: `Borrowing multiplies. If you put in $130,000 and the unit of $650,000 rises by 10 per cent, you have gained $65,000, half of your money. If it falls by 10 per cent, you have lost half of it, and the loan has not changed.

Words you will meet:`,
        },
        {
          kind: 'list',
          items: [
            '**Positively geared**: the rent is more than all costs and interest. You pay tax on the surplus.',
            '**Negatively geared**: the rent is less. Under the rules long in force, such a loss could reduce other taxable income. Losing a dollar to save forty cents of tax is still losing sixty cents.',
            '**Interest only**: for some years you repay nothing of the loan itself. The payment is lower now and jumps later.',
            '**Offset account**: savings that reduce the interest while you can still use them.',
            '**Equity**: what the property is worth less what is owed. It can secure the next loan, and so tie two properties to one fate.',
            '**Cross-collateral**: two properties securing both loans. Convenient for the bank; ask for separate loans, since they are easier to unpick when you sell.',
          ],
        },
        {
          kind: 'text',
          text: "Lenders count only part of the rent as income, often around four fifths, and test you at a rate well above today's. The prudential regulator, [APRA](https://www.apra.gov.au), sets that buffer. Fixing part of the rate gives certainty and takes away freedom: leaving a fixed loan early can be dear.",
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
          text: `Rent is income. Against it you may usually set the costs of earning it: interest on the part of the loan that bought the property, management, rates, insurance, repairs and the decline in value of fittings and of newer buildings. Repairs of what wore out while let are deducted at once; improvements, and faults that were there when you bought, are spread over years or added to the cost. Private use, such as a fortnight at Christmas, has to be taken out.

When you sell at a gain, capital gains tax applies to it. When you own, most states charge **land tax** on the unimproved value of investment land above a threshold; the home you live in is generally exempt. Several states charge foreign owners more.

Parliament can change all of these rules, and the treatment of losses and gains is discussed before every election. Do not buy a property that works only because of a tax rule. The [Australian Taxation Office](https://www.ato.gov.au) publishes a guide for rental property owners each year, and a registered tax agent costs less than one mistake. Keep every invoice from the first day, including those of the purchase: they count again when you sell.`,
        },
      ],
    },
    {
      id: 'house-or-apartment',
      heading: 'House or apartment, new or established',
      blocks: [
        {
          kind: 'text',
          text: `A **house** brings more land, and land is the part that has tended to rise. It also brings a roof, a garden and fences that are yours alone to repair. A **townhouse or villa unit** stands between: some land, few neighbours, low levies. An **apartment** is cheaper to enter and often yields more, while the levies and the decisions are shared with everyone in the building, and the next tower may offer the same view.

**New** homes need fewer repairs at first and allow larger deductions for wear. The price contains the developer's profit and marketing, so that part of it can be gone on the day you sell. Buying off the plan adds the question whether it will be built as drawn, when, and what it will be worth then. **Established** homes have a history you can check: what was paid before, who rented it and for how long, what broke. As a beginner you will judge a home with a past more safely than a promise.`,
        },
      ],
    },
    {
      id: 'choosing',
      heading: 'Choosing a home people want to rent',
      blocks: [
        {
          kind: 'text',
          text: 'Your tenant is a person who looks at ten homes on a Saturday. Think like that person, and buy what you would choose with their money.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Begin with the place',
              text: 'How many homes in the suburb are for rent, and how long do they stay listed? Who lives there: students, families, shift workers of the hospital? What is being built? The council publishes applications, and a crane is a forecast.',
            },
            {
              title: 'Then the street and the building',
              text: 'Noise, sun, parking, the walk to the station at night. In a strata building the fees and the fund decide more than the kitchen; read [Understanding Strata Fees](/understanding-strata-fees).',
            },
            {
              title: 'Then the home',
              text: 'Two bedrooms of a decent size let more easily than three tiny ones. Storage, a place to dry washing, heating, a bathroom with a window. Simple, robust surfaces. Very small apartments can be hard to finance and to sell.',
            },
            {
              title: 'Ask those who know',
              text: 'Call two property managers, say that you are thinking of buying, and ask what it would rent for, how fast, and what they would avoid. Then [search for the address](/search) and read what people who lived there would change.',
            },
            {
              title: 'Check the rent yourself',
              text: 'A guaranteed rent in an advertisement is paid out of the price. Compare five homes that have been let, not five that are advertised.',
            },
            {
              title: 'Inspect and have the contract read',
              text: 'As you would for your own home. If it is let already, ask for the lease, the ledger of payments, the condition report and the bond number.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Be careful with free seminars, "exclusive" off-the-plan lists and advisers who are paid by the developer. Ask everyone who recommends a property one question in writing: who pays you, and how much? Advice on whether property suits you, and setting up a super fund to buy it, belong in the hands of a licensed adviser; the registers of [ASIC](https://asic.gov.au) show who has a licence.',
        },
      ],
    },
    {
      id: 'managing',
      heading: 'Managing it well',
      blocks: [
        {
          kind: 'text',
          text: `You can manage a property yourself or pay an agent, often 5 to 10 per cent of the rent with fees for letting and renewals besides. An agent knows the forms and answers the phone on Sunday; nobody will care as you do. Either way you are the landlord and answer for what is done in your name.

The rules have become stricter, and they differ by state. As general figures: the bond is usually 4 weeks' rent, entry needs 24-48 hours' notice, an increase about 60 days, at most once a year in most states. Victoria asks for 90 days since 25 November 2025 and has minimum standards that must be met before a home is advertised. Several states no longer let an owner end a tenancy without a reason. The table in [Tenant Rights in Australia](/tenant-rights-australia) shows what we know of each.

Within those rules, good management is good business. An empty week costs as much as a rise of $12 a week brings in a year. Answer quickly, repair before it spreads, ask for a fair rent a little under the highest, and let people stay for years. [Repairs, Records and Rent](/resources/being-a-good-landlord) has the practice of it.`,
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
            ['No tenant', 'Two to three months without rent', 'Reserve, realistic rent, a wanted location'],
            ['Large repair', 'Roof, plumbing, a special levy', 'Inspection, strata records, reserve'],
            ['Price falls', 'Worth less than the loan', 'A larger deposit, time, no need to sell'],
            ['Oversupply', 'Hundreds of equal apartments', 'Something scarce; few lots in the block'],
            ['New rules', 'Tax, tenancy, short stays', 'A sum that works without favours'],
            ['Insurance', 'Flood or fire zone: dear or refused', 'Quotes for the address before you buy'],
            ['Your own life', 'Job, illness, separation', 'Income insurance, a plan for selling'],
          ],
        },
        {
          kind: 'text',
          text: 'One property is one suburb, one building and one tenant. That is the opposite of spreading risk. It need not keep you from buying, but it should keep you from putting everything into it.',
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
            'Write down the aim, the number of years, and the weekly loss you could carry without worry.',
            'Talk with a lender or broker about what you could borrow, and use less.',
            'Choose two suburbs you can get to, and follow every sale and every let for eight weeks.',
            'Do the worked budget for ten homes. Most will fail; that is the purpose.',
            'Have the contract and the building checked, and find a property manager before settlement.',
            'Put three months of all costs aside on the day you buy.',
            'Look at the sums once a year, as if you could buy it again. Would you?',
          ],
        },
        {
          kind: 'text',
          text: 'If none of the homes on your list passes, nothing has gone wrong. The best investors say no far more often than yes, and a sum that fails on paper has cost you an evening.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. The figures are examples made up to show the method; they are no forecast of rents, rates or prices. Speak with a licensed financial adviser and a registered tax agent about your own situation.',
        },
      ],
    },
  ],
  alsoRead: ['home-deposit-guide', 'property-auctions-guide', 'understanding-strata-fees'],
};
