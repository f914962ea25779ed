import { heroOf, type ResourceRow } from '../resource-row.ts';

export const hiddenCostsOfPropertyOwnership: ResourceRow = {
  title: 'Hidden Costs of Property Ownership',
  slug: 'hidden-costs-of-property-ownership',
  excerpt: 'Rates, insurance, strata and the repairs no one budgets for.',
  imageUrl: heroOf('hidden-costs-of-property-ownership'),
  readTime: 6,
  updated: '2026-11-21',
  category: 'financial',
  content: `The repayment is the cost everyone knows about. It’s the first thing a lender shows you and the figure you compare with your rent. The rest arrives in small bills over the year, and adds up to a second, quieter mortgage. None of it’s secret. It’s just that no one puts it on one page before you buy, so here’s that page.

## A rule of thumb, and its limits

People who’ve owned homes for a long time often set aside 1% of the building’s value each year for repairs, and about as much again for rates, insurance and the rest. On a house that would cost $450,000 to rebuild, that’s $4,500 for repairs and a similar amount for everything else: about $170 a week, on top of the loan.

It’s only a rule of thumb. A new townhouse needs less for ten years and then catches up. A weatherboard cottage by the sea always needs more. An apartment pays its share through the levies. Use the rule until you have your own figures, and get those figures before you sign: every seller has the latest notices in a drawer.

## The bills that come whether you look or not

Council rates arrive every quarter and depend on the value of the land and on the council. For two homes of the same price on either side of a boundary they can differ by several hundred dollars a year. Water has a fixed charge you pay even if you never turn on a tap. In most states an owner who doesn’t live in the home may owe land tax as well.

Ask the agent for the latest rates and water notices. They’re also in the contract, or your conveyancer orders them, because the charges are split between you and the seller at settlement. That adjustment is a cost of its own: if the seller has paid the year in advance, you pay part of it back to them.

## Insurance, by address

Your lender requires building insurance from the day the risk passes to you. The price depends less on the house than on the location. On a flood plain, at the edge of the bush or in the cyclone areas of the north, it can be several times what you pay now, or unavailable. Get three quotes for the exact address before you make an offer. It takes ten minutes, and it’s also the best flood map there is.

Insure for what it costs to rebuild today, including clearing the site and meeting current rules, and review it every year. Building costs rise faster than the figure you once typed into a form. Then add contents, and for an apartment remember that the building’s policy stops at your paint.

## Strata: the part you share

In an apartment, and in many townhouses, levies replace part of what a house owner pays alone: insurance, gardens, roof, paint. So it’s wrong to call them an extra; it’s right to ask what they leave out. Look at the fund for major works. If it’s nearly empty, the works are still coming, and you’ll get one big bill instead of 40 small ones. A special levy of $10,000 or $20,000 isn’t rare in an older block with a tired roof.

## The repairs no one budgets for

Everything in a house has a lifespan, and most are shorter than a mortgage. The figures below are rough, and a good tradesperson or salty air changes them.

- Hot-water unit: 8 to 12 years. It fails in winter, on a weekend.
- Outside paint: 7 to 10 years; sooner on the weather side.
- Carpets: about 10 years.
- Dishwasher, oven, cooktop: about 10 to 15 years.
- Air conditioner: 10 to 15 years.
- Gutters and downpipes: 20 years or more, if they’re kept clean.
- Bathroom waterproofing: 15 to 25 years, and then it’s a new bathroom.
- Roof: tiles last a very long time, but their bedding doesn’t; metal rusts at the edges first.
- Fences: 15 to 20 years, and your neighbour pays half, after a conversation.

Write down the age of each on the day you move in. Your building inspection report has most of them. Three of them will be due in the next five years, and those are your savings plan.

Some repairs catch people out. Tree roots get into drains. Termites don’t make a noise, and across most of the mainland an annual inspection, at a few hundred dollars, is the cheapest insurance there is. Clay soil moves when a garden is watered differently. A retaining wall over a certain height needs an engineer before it needs a bricklayer.

## The first year costs the most

No one moves in and changes nothing. Locks, blinds, a mower, a ladder, smoke alarms that meet the current rules, the light fittings the seller took, a fridge that fits. Many owners spend several thousand dollars in the first three months without buying a single thing they’d call a luxury. Keep that money separate from the deposit. Lenders and agents say you should keep 5% to 7% of the price on top of the deposit for duty, conveyancing, inspections and the rest; the first three months are part of the rest.

## The costs of the loan itself

If the rate on a $500,000 loan over 30 years rises by one percentage point, you pay about $330 a month more. That’s more than most things on this page, so it belongs in the plan: work out what you’d cut back on if it happened. There may be an annual package fee, and a fee for breaking a fixed rate early. On the other hand, one phone call can save you money: ask your lender once a year for the rate it offers new customers.

## Time is a cost, too

A house takes up a weekend a month. Gutters, garden, a tap, a quote, a second quote, an afternoon waiting for someone who doesn’t turn up. An apartment takes an evening to read the papers for the annual meeting, and it’s an evening well spent. If you’d rather pay someone, add it to the list: mowing every fortnight in summer adds up.

## How to plan for it

- Make one list of all yearly bills and divide the total by 12. Move that amount into a bills account each month on pay day.
- Open a second account for repairs, even if you start with $50 a week. If you have an offset account, keep it there, where it saves interest while it waits.
- Put reminders in your calendar: gutters in autumn, termites once a year, insurance a month before it renews, smoke alarms when the clocks change.
- Keep every invoice. Some of them count when you sell, and all of them help the next buyer trust you.
- Before a big job get three written quotes, check the licence with your state’s authority, and don’t pay more upfront than your state’s law allows.

## What to ask before you buy

Ask the seller for the latest council, water and strata notices, the age of the roof, hot-water unit and air conditioner, and invoices from the last five years. Ask an insurer for a quote. And ask people who’ve lived there: what broke, how often, and what it cost. Someone who’s paid for the same pump twice is the best source there is.

If the total frightens you, buy something smaller or wait a little. A home that leaves you no money for a gutter will eventually leave you without a ceiling.

This article is general information, not legal or financial advice. It doesn’t take your circumstances into account. The amounts and lifespans are rough examples; it depends on your own home, location and loan.`,
};
