import { heroOf, type ResourceRow } from '../resource-row.ts';

export const beingAGoodLandlord: ResourceRow = {
  title: 'Being a Good Landlord: Repairs, Records and Rent',
  slug: 'being-a-good-landlord',
  excerpt:
    'A tenant who stays is the best return there is. How owners keep good tenants and stay out of the tribunal.',
  imageUrl: heroOf('being-a-good-landlord'),
  readTime: 5,
  updated: '2026-11-21',
  category: 'investing',
  content: `Ask tenants what made a landlord good, and the answers are short. The tap was fixed. They asked before they came. The rent went up a little, with a letter. No one mentions the stone benchtop. That’s good news for owners, because everything on that list is cheap, and because a tenant who stays saves more than most rent increases bring in.

## What a change of tenant costs

Take a home at $600 a week. When a tenant leaves, it’s vacant for two or three weeks: $1,200 to $1,800. The agent charges to let it again, often a week’s rent or more. There’s cleaning, paint, a key, an ad. That’s $3,000 gone quickly, along with a tenant who pays on time. To earn the same from a higher rent, you’d have to charge nearly $60 a week more for a whole year. Do this calculation before each increase.

## Before someone moves in

Rent out the home the way you’d like to get it back: clean, safe and with everything working. If the dishwasher doesn’t work, repair it or take it out. Several states now have minimum standards, and Victoria requires them to be met before the property is even advertised. Check your own: locks, heating, ventilation, electrical and gas safety, smoke alarms, blind cords, the pool fence. Having a licensed electrician check the switchboard every second year costs less than the excess on your policy.

Write an honest ad. A home with known faults attracts people who can live with them. Choose on what matters, income and references, and ask for nothing else: the law bans choosing by race, children, disability and more, and what you don’t collect can’t leak.

Fill in the condition report as though a stranger had to judge by it one day, because a stranger may. Take plenty of photos, be honest, and give the tenant time to add their own comments. Lodge the bond, usually four weeks’ rent, with the bond authority within the days your state allows. It isn’t your money.

## Repairs are the relationship

Reply the same day, even if it’s only to say when the plumber is coming. Silence is what turns a leak into a dispute. Decide in advance what counts as urgent, as your state’s law does: no hot water, no toilet, a door that doesn’t lock, a gas smell, water coming in, dangerous wiring. For these, give the tenant a tradesperson’s number and a limit on what they can spend.

For the rest, have a routine. Do small things in batches. Fix causes rather than symptoms: mould in a corner means a gutter, a fan or poor ventilation, and paint won’t cure it. Set aside a few hundred dollars a month. A repair you put off in autumn becomes a ceiling in winter, and your insurer will ask when you first found out.

When it’s done, ask whether they’re happy with it. It only takes a message, and it’s what people remember when they decide whether to stay another year, or write a review.

## Their home, your property

Visit rarely, and with notice. The general figure is 24 to 48 hours in writing, more for a routine inspection, and states set how often you may visit; South Australia allows at most four routine inspections a year, and Queensland requires 48 hours’ notice, with exceptions. Look at the house, not the washing-up. Ask before you take photos. Never drop in because you were passing.

Say yes where you can. A dog with a reference, a herb garden, hooks in the wall: most states now make it hard to refuse without a good reason, and people look after what feels like theirs. Agree in writing how it will be put back.

## Rent, fairly raised

As a general figure, an increase needs about 60 days’ written notice and is allowed once every 12 months in most states. Victoria has required 90 days since 25 November 2025; in Queensland the 12 months apply to the property and not to the tenant; some territories have a formula. Use the right form. An increase with a mistake in it may not count at all.

Base the figure on homes that have been rented out nearby, not on those that are advertised. Then ask yourself what a vacant fortnight would cost, and stay a little below. Explain it in two sentences: how much rates and insurance have gone up, and what homes like this rent for. A tenant who sees how you worked it out will rarely argue, and one who does may be right; tribunals can lower an excessive increase.

If rent is late, ask first and never threaten. Most people who fall behind once have lost shifts or got sick. A written payment plan gets more rent paid than a notice, and if it fails you’ve shown you tried.

## Records

Keep one folder for each home: lease, reports, photos, bond number, every notice with its date and how it was sent, every invoice, each safety check, the insurance policy, the messages. Put things in writing, politely, even after a phone call. In a tribunal the better folder usually wins, and at tax time the same folder is worth real money. Know your obligations about the tenant’s own documents, too: keep them safe, and destroy them when you no longer need them.

## Ending well

More and more states require a reason listed in the Act before a tenancy can be ended, with proof and long notice. So end one only when you must, tell people as early as you can, and help where it costs you little: a flexible moving date, a reference, agreeing on the bond on the spot. Charge for damage, not for age. After eight years a carpet has done its job.

If you use an agent, all this is still up to you. You chose them, and you’re responsible for what’s done in your name. Ask once a year to see the repair requests and how long each one took. It’s the most telling figure in property management, and few owners ever look at it.

## A year as a landlord

- January: compare rents, check when the lease ends, decide early
- Autumn: gutters, roof, heating service
- Once a year: insurance, smoke alarms, termites where they occur
- Every second year: electrical and gas safety, or as your state requires
- After each repair: file the invoice, message the tenant
- Before each notice: is it the current form, and is the notice long enough?

Reviews of homes say more about landlords than kitchens. “Great Landlord” is one of the tags people can choose here, and it isn’t hard to earn.

This article is general information, not legal or financial advice. It doesn’t take your circumstances into account. The rules for owners differ by state and change often; your state’s tenancy authority has the current forms.`,
};
