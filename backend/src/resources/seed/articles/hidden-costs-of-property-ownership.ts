import { heroOf, type ResourceRow } from '../resource-row.ts';

export const hiddenCostsOfPropertyOwnership: ResourceRow = {
  title: 'Hidden Costs of Property Ownership',
  slug: 'hidden-costs-of-property-ownership',
  excerpt: 'Rates, insurance, strata and the repairs nobody budgets for.',
  imageUrl: heroOf('hidden-costs-of-property-ownership'),
  readTime: 6,
  category: 'financial',
  content: `The repayment is the cost that everybody knows. It is the first thing a lender shows you and the figure you compare with your rent. What comes beside it is spread over the year in small envelopes, and adds up to a second, quieter mortgage. None of it is secret. It is only that nobody puts it on one page before you buy, so here is that page.

## A rule of thumb, and its limits

People who have owned homes for a long time often put aside one per cent of the value of the building each year for repairs, and about as much again for rates, insurance and the rest. On a house whose building would cost $450,000 to put up again, that is $4,500 for repairs and a similar sum for everything else: about $170 a week, on top of the loan.

It is a rule of thumb. A new townhouse needs less for ten years and then catches up. A weatherboard cottage by the sea needs more, always. An apartment has its share in the levies. Use the rule until you have figures of your own, and get those figures before you sign: every seller has the last notices in a drawer.

## The bills that come whether you look or not

Council rates arrive each quarter and depend on the value of the land and on the council. Two homes of the same price on two sides of a boundary can differ by several hundred dollars a year. Water has a fixed part which you pay even if you never turn on a tap. In most states an owner who does not live in the home may owe land tax as well.

Ask the agent for the last rates and water notices. They are also in the contract, or your conveyancer orders them, since they are divided between you and the seller on the day of settlement. That adjustment is a cost of its own: a seller who has paid the year in advance is given part of it back by you.

## Insurance, by address

Building insurance is asked for by your lender from the day that the risk is yours. Its price depends less on the house than on the place. On a flood plain, at the edge of the bush or in the north, where cyclones come, it can be several times what you pay now, or not to be had. Get three quotes for the exact address before you make an offer. It takes ten minutes, and it is also the best flood map there is.

Insure for what it costs to rebuild today, including clearing the site and meeting new rules, and look at it again every year. Building costs rise faster than the figure you once typed into a form. Then add contents, and for an apartment remember that the policy of the building stops at your paint.

## Strata: the part you share

In an apartment, and in many townhouses, levies replace part of what a house owner pays alone: insurance, gardens, roof, paint. So it is wrong to call them an extra; it is right to ask what they leave out. Look at the fund for major works. If it is nearly empty, the works are still coming, and you will get them in one envelope instead of forty. A special levy of ten or twenty thousand dollars is not rare in an older block with a tired roof.

## The repairs nobody budgets for

Everything in a house has a life, and most of it is shorter than a mortgage. The lives below are rough, and a good tradesperson or a salty wind changes them.

- Hot-water unit: eight to twelve years. It fails in winter, on a weekend.
- Outside paint: seven to ten years; sooner on the weather side.
- Carpets: about ten years.
- Dishwasher, oven, cooktop: about ten to fifteen years.
- Air conditioner: ten to fifteen years.
- Gutters and downpipes: twenty years and more, if they are cleaned.
- Bathroom waterproofing: fifteen to twenty-five years, and then it is a new bathroom.
- Roof: tiles last very long, their bedding does not; metal rusts at the edges first.
- Fences: fifteen to twenty years, and half of it is your neighbour's, after a conversation.

Write down the age of each on the day you move in. Your building inspection report has most of them. Three lines will be due in the next five years, and those are your savings plan.

Some repairs have a habit of their own. Trees lift drains. Termites arrive without noise, and in most of the mainland a yearly inspection, at a few hundred dollars, is the cheapest insurance there is. Clay soil moves when a garden is watered differently. A retaining wall over a certain height needs an engineer before it needs a bricklayer.

## The first year is the dearest

Nobody moves in and changes nothing. Locks, blinds, a mower, a ladder, smoke alarms that meet the present rule, the light fittings that the seller took, a fridge that fits. Many owners spend several thousand dollars in the first three months without buying a single thing they would call a luxury. Keep that money apart from the deposit. Lenders and agents say that you should keep five to seven per cent of the price beyond the deposit for duty, conveyancing, inspections and the rest; the first three months are part of the rest.

## The costs of the loan itself

A rate that rises by one point on a loan of $500,000 costs about $330 a month more over 30 years. That is larger than most of what is on this page, so it belongs in the plan: see what you would stop doing if it happened. There may be a yearly package fee, and a fee for breaking a fixed rate early. On the other side stand savings that cost you one telephone call: ask your lender once a year for the rate which it offers to new customers.

## Time is a cost, too

A house asks for a weekend each month. Gutters, garden, a tap, a quote, a second quote, an afternoon waiting for someone who does not come. An apartment asks for an evening to read the papers of the annual meeting, and it is an evening well spent. If you would rather pay somebody, add it to the list: mowing every fortnight in summer is a real figure.

## How to plan for it

- Make one list of all yearly bills and divide the total by twelve. Move that amount into a bills account on the day you are paid.
- Open a second account for repairs, even if you begin with $50 a week. If you have an offset account, keep it there, where it saves interest while it waits.
- Put reminders in your calendar: gutters in autumn, termites once a year, insurance a month before it renews, smoke alarms when the clocks change.
- Keep each invoice. Some of them count when you sell, and all of them help the next buyer to trust you.
- Before a large job get three quotes in writing, check the licence with the authority of your state, and do not pay more in advance than the law there allows.

## What to ask before you buy

Ask the seller for the last notices of council, water and strata; for the age of roof, hot-water unit and air conditioner; for invoices of the last five years. Ask an insurer for a quote. And ask people who have lived there: what broke, how often, and what it cost. Somebody who has paid for the same pump twice is the best source there is.

If the sum at the bottom frightens you, buy something smaller or wait a little. A home that leaves you no money for a gutter will in time leave you without the ceiling.

This article is general information, not legal or financial advice. The amounts and lifetimes are rough examples; your own home, place and loan decide.`,
};
