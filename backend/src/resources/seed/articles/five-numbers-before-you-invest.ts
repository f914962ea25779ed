import { heroOf, type ResourceRow } from '../resource-row.ts';

export const fiveNumbersBeforeYouInvest: ResourceRow = {
  title: 'Five Numbers to Run Before You Invest',
  slug: 'five-numbers-before-you-invest',
  excerpt: 'Net yield, break-even, the bad year, the cost of leaving, and the growth you are betting on.',
  imageUrl: heroOf('five-numbers-before-you-invest'),
  readTime: 5,
  category: 'investing',
  content: `Advertisements for investment homes speak of yield, of growth and of tax. They seldom put the three on one page, since the page would be short. These five numbers fit on the back of an envelope. Run them for each home that you consider seriously, with figures that you have asked for rather than figures that you were given.

The example throughout is a townhouse for $600,000, let at $560 a week, bought with a deposit of 20 per cent and so with a loan of $480,000. All its figures are made up to show the method.

## One: the net yield

Take the rent of a year, but of fifty weeks, since two will be empty: $28,000. Take off what it costs to earn it, before any interest. Management at 7 per cent, $1,960. Council and water, $2,100. Levies of the small owners corporation, $1,800. Landlord insurance, $450. Repairs, averaged over many years, $1,690. Together that is $8,000, and $20,000 are left.

Divide by the price: 3.3 per cent. The advertisement said 4.9, because it divided 52 full weeks of rent by the price and stopped there. Neither figure is a lie. Only one of them pays the bank.

Where to get the inputs: the rent from two property managers who do not sell you the home; the rates and levies from the last notices; the insurance from a quote for the address.

## Two: the break-even

At 6 per cent the interest on $480,000 is $28,800 a year. The home brings $20,000. You pay the rest, $8,800 a year or about $170 a week, from your wages.

Now turn it round. At which rate would the home carry itself? Divide $20,000 by $480,000: 4.2 per cent. And at which rent? It would take some $9,460 more in rent, since the manager keeps a share, or about $750 a week for the same fifty weeks. Write both figures down. If you believe that rates will come to the one, or rents to the other, say by which year. If you do not, you are buying something that costs you money each week for as long as you own it, and the next numbers must make up for that.

Tax may return part of the shortfall, under rules which Parliament can change and which depend on your income. Do the sum without it first. A home that only works after tax is a home that only works until the next budget.

## Three: the bad year

Investors are not ruined by averages. Put these into one year: the rate goes up by two points, which is $9,600; the home stands empty for eight weeks instead of two, which is about $3,400 less; and the air conditioner has to be replaced, $3,000. Together with the usual shortfall that makes $24,800.

Could you find it without selling, without a credit card, and without asking your family? If yes, for how many years in a row? The answer to this is your real budget, and it is often lower than what a bank would lend. A reserve of three months of all costs, put aside on the day of the purchase, changes this number more than any bargain does.

## Four: the cost of leaving

You should know the way out before you go in. To buy, count stamp duty, conveyancing, inspections and loan fees; five to seven per cent of the price is a sound figure to keep, so some $36,000 here at six. To sell, count the agent, the advertising and the conveyancer: perhaps two and a half per cent, or $15,000. Tax on a gain comes after that.

So the townhouse must rise by about $51,000, or 8.5 per cent, before you have your own money back, not counting the weekly shortfall. If it rises by 3 per cent a year, that takes nearly three years. This is why a home bought for a short time is a bet, and one bought for ten years is an investment that can survive a mistake.

Ask also who would buy it from you. If the only buyers are other investors, as with many student rooms, serviced apartments and very small studios, they will all wish to sell in the same year as you.

## Five: the growth you are betting on

Put the last numbers together for the time that you mean to hold, ten years say. The shortfall is $88,000 if nothing changes; costs of buying and selling, $51,000. Together that is $139,000 over ten years, and the money you put in at the start, $120,000 of deposit, could have earned something elsewhere: at 4 per cent after tax about $58,000. The home has to gain nearly $197,000 to leave you level. That is growth of about 2.9 per cent a year, each year.

Rents will probably rise in that time, which lowers the figure; the kitchen will probably wear out, which raises it. What matters is that you now have a number in front of you and can ask a sober question: why should this home, in this street, grow by more than that? Good answers are about land, people, work and transport. "It always has" is no answer, and nor is "the new station", if the price already knows about it.

## What the numbers leave out

They do not know whether the wall is damp or the neighbour keeps roosters. They assume a tenant who pays and stays, and such tenants choose homes that are warm, quiet and looked after. So go there at night. Read what people who have lived there say about it: a review that complains of leaks is a forecast of the repairs line, and one that praises the landlord tells you what kept the last tenant for six years. Have the building inspected, and read the records of the owners corporation.

## A page to keep

- Net yield, of fifty weeks and after all costs
- The rate and the rent at which it breaks even
- The bad year in dollars, and for how long you could bear it
- What it costs to get in and out, as a share of the price
- The growth that would leave you level

If you cannot fill in a line, you have found the next telephone call to make. If you can fill in all five and still like the home, you know more about it than most people who will ever bid for it.

This article is general information, not legal or financial advice. The figures are an example, not a forecast. Speak with a licensed financial adviser and a registered tax agent about your own.`,
};
