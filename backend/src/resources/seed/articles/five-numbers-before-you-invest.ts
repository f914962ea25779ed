import { heroOf, type ResourceRow } from '../resource-row.ts';

export const fiveNumbersBeforeYouInvest: ResourceRow = {
  title: 'Five Numbers to Run Before You Invest',
  slug: 'five-numbers-before-you-invest',
  excerpt: 'Net yield, break-even, the bad year, the cost of leaving, and the growth you’re betting on.',
  imageUrl: heroOf('five-numbers-before-you-invest'),
  readTime: 5,
  updated: '2026-11-21',
  category: 'investing',
  content: `Ads for investment properties talk about yield, growth and tax. They rarely put all three on one page, because the page would be short. These five numbers fit on the back of an envelope. Run them for every property you’re serious about, using figures you’ve checked rather than figures you’ve been given.

The example throughout is a townhouse for $600,000, rented out at $560 a week, bought with a 20% deposit and a $480,000 loan. All the figures are made up to show the method.

## One: the net yield

Take a year’s rent, but only 50 weeks, because it will be vacant for two: $28,000. Take off what it costs to earn it, before any interest. Management at 7%, $1,960. Council and water, $2,100. Levies of the small owners corporation, $1,800. Landlord insurance, $450. Repairs, averaged over many years, $1,690. That’s $8,000 in total, which leaves $20,000.

Divide by the price: 3.3%. The ad said 4.9%, because it divided 52 full weeks of rent by the price and stopped there. Neither figure is a lie. Only one of them pays the bank.

Where to get the inputs: the rent from two property managers who aren’t selling you the property; the rates and levies from the latest notices; the insurance from a quote for the address.

## Two: the break-even

At 6% the interest on $480,000 is $28,800 a year. The property brings in $20,000. You pay the rest, $8,800 a year or about $170 a week, from your wages.

Now turn it around. At what interest rate would the property pay for itself? Divide $20,000 by $480,000: 4.2%. And at what rent? It would take about $9,460 more in rent, because the manager keeps a share, or about $750 a week for the same 50 weeks. Write both figures down. If you think rates will fall to one, or rents will rise to the other, say by which year. If you don’t, you’re buying something that costs you money every week for as long as you own it, and the next numbers have to make up for that.

Tax may return part of the shortfall, under rules that Parliament can change and that depend on your income. Do the calculation without it first. A property that only works after tax is a property that only works until the next Budget.

## Three: the bad year

Investors aren’t ruined by averages. Put these into one year: the rate goes up by two percentage points, which is $9,600; the property is vacant for eight weeks instead of two, which is about $3,400 less; and the air conditioner has to be replaced, $3,000. With the usual shortfall that makes $24,800.

Could you find it without selling, without a credit card, and without asking your family? If yes, for how many years in a row? The answer is your real budget, and it’s often lower than what a bank would lend. A reserve of three months of all costs, set aside the day you buy, changes this number more than any bargain does.

## Four: the cost of leaving

You should know the way out before you go in. To buy, count stamp duty, conveyancing, inspections and loan fees; 5% to 7% of the price is a sound figure to keep, so about $36,000 here at 6%. To sell, count the agent, the advertising and the conveyancer: perhaps 2.5%, or $15,000. Tax on a gain comes after that.

So the townhouse has to rise by about $51,000, or 8.5%, before you get your own money back, not counting the weekly shortfall. If it rises by 3% a year, that takes nearly three years. That’s why a property bought for a short time is a bet, and one bought for ten years is an investment that can survive a mistake.

Also ask who would buy it from you. If the only buyers are other investors, as with many student rooms, serviced apartments and very small studios, they’ll all want to sell in the same year as you.

## Five: the growth you’re betting on

Put the last numbers together for as long as you plan to hold, say ten years. The shortfall is $88,000 if nothing changes; the costs of buying and selling are $51,000. That’s $139,000 in total over ten years, and the $120,000 deposit you put in at the start could have earned something elsewhere: at 4% after tax, about $58,000. The property has to gain nearly $197,000 for you to break even. That’s growth of about 2.9% a year, every year.

Rents will probably rise in that time, which lowers the figure; the kitchen will probably wear out, which raises it. What matters is that you now have a number in front of you and can ask a sober question: why would this property, in this street, grow by more than that? Good answers are about land, people, work and transport. “It always has” is no answer, and neither is “the new station”, if it’s already in the price.

## What the numbers leave out

They don’t know whether the wall is damp or the neighbour keeps roosters. They assume a tenant who pays and stays, and those tenants choose homes that are warm, quiet and looked after. So go there at night. Read what people who’ve lived there say about it: a review that complains about leaks is a forecast of your repair bills, and one that praises the landlord tells you what kept the last tenant for six years. Have the building inspected, and read the records of the owners corporation.

## A page to keep

- Net yield, for 50 weeks and after all costs
- The interest rate and the rent at which it breaks even
- The bad year in dollars, and how long you could afford it
- What it costs to get in and out, as a percentage of the price
- The growth you need to break even

If you can’t fill in a line, you’ve found the next phone call to make. If you can fill in all five and still like the property, you know more about it than most people who’ll ever bid for it.

This article is general information, not legal or financial advice. It doesn’t take your circumstances into account. The figures are an example, not a forecast. Talk to a licensed financial adviser and a registered tax agent about your own.`,
};
