import { heroOf, type ResourceRow } from '../resource-row.ts';

export const beingAGoodLandlord: ResourceRow = {
  title: 'Being a Good Landlord: Repairs, Records and Rent',
  slug: 'being-a-good-landlord',
  excerpt:
    'A tenant who stays is the best return there is. How owners keep one, and keep out of the tribunal.',
  imageUrl: heroOf('being-a-good-landlord'),
  readTime: 5,
  category: 'investing',
  content: `Ask tenants what made a landlord good, and the answers are short. The tap was fixed. They asked before they came. The rent went up by a little, with a letter. Nobody mentions the stone benchtop. This is good news for owners, because everything on that list is cheap, and because a tenant who stays saves more than most rises bring in.

## What a change of tenant costs

Take a home at $600 a week. When a tenant leaves, it is empty for two or three weeks: $1,200 to $1,800. The agent charges for letting it again, often a week of rent or more. There is cleaning, paint, a key, an advertisement. Three thousand dollars are quickly gone, and with them the certainty of someone who pays on the day. To earn the same by a higher rent, you would have to ask for nearly $60 a week more for a whole year. The sum is worth doing before each increase.

## Before someone moves in

Let the home as you would like to get it back. Clean, safe, and with everything in order that is there: if the dishwasher does not work, repair it or take it out. Several states now have minimum standards, and Victoria asks that they be met before the home is even advertised. Check your own: locks, heating, ventilation, electrical and gas safety, smoke alarms, blind cords, the pool fence. A licensed electrician who looks over the board every other year costs less than the excess on your policy.

Write an honest advertisement. A home whose faults are known attracts people who can live with them. Choose on what matters, income and references, and ask for nothing else: the law forbids choosing by race, children, disability and more, and what you do not collect cannot leak.

Fill in the condition report as though a stranger had to judge by it one day, because a stranger may. Many photos, honest words, and time for the tenant to add theirs. Lodge the bond, usually four weeks' rent, with the authority in the days your state allows. It is not your money.

## Repairs are the relationship

Answer on the same day, even if it is only to say when the plumber comes. Silence is what turns a leak into a dispute. Decide in advance what counts as urgent, as your state's law does: no hot water, no toilet, a door that does not lock, a gas smell, water coming in, dangerous wiring. For these give the tenant a tradesperson's number and a limit up to which they may call one.

For the rest, have a rhythm. Do small things in batches. Mend causes rather than signs: mould in a corner is a gutter, a fan or a missing gap of air, and paint will not cure it. Keep a few hundred dollars a month aside. A repair that you put off in autumn becomes a ceiling in winter, and your insurer will ask when you were first told.

When it is done, ask whether it is right. It costs one message, and it is what people remember when they decide about the next year, or write about the home.

## Their home, your house

Come rarely, and with notice. The general figure is 24 to 48 hours in writing, more for a routine inspection, and states set how often you may come; South Australia allows at most four routine inspections a year, and Queensland asks for 48 hours of notice, with exceptions. Look at the house, not at the washing up. Ask before you photograph. Never let yourself in because you were passing.

Say yes where you can. A dog with a reference, a herb bed, hooks in the wall: most states make it hard to refuse without good reason now, and people look after what feels like theirs. Agree in writing how it will be put back.

## Rent, fairly raised

As a general figure, an increase needs about 60 days of written notice and may come once in twelve months in most states. Victoria asks for 90 days since 25 November 2025; in Queensland the twelve months belong to the property and not to the tenant; some territories have a formula. Use the right form. An increase with a mistake in it may be no increase at all.

Choose the figure from homes that have been let nearby, not from those that are advertised. Then ask yourself what an empty fortnight would cost, and stay a little below. Explain it in two sentences: rates and insurance have risen by so much, homes like this let for so much. A tenant who sees how you arrived at it will rarely argue, and one who does may be right; the tribunals can lower an increase that is excessive.

If rent is late, ask first and threaten never. Most people who fall behind once have lost shifts or fallen ill. A plan in writing gets more rents paid than a notice, and if it fails you have shown that you tried.

## Records

Keep one folder for each home: lease, reports, photos, bond number, every notice with its date and how it was sent, every invoice, each safety check, the insurance policy, the messages. Put things in writing, kindly, even after a phone call. In a tribunal the better folder usually wins; and at tax time the same folder is worth real money. Know your obligations about the tenant's own documents, too: keep them safe, and destroy them when they are no longer needed.

## Ending well

More and more states ask for a reason that stands in the act before a tenancy can be ended, with proof and long notice. So end one only when you must, tell people as early as you can, and help where it costs you little: flexible last days, a reference, the bond agreed on the spot. Charge for damage, and not for time. A carpet of eight years has done its work.

If you use an agent, all this is still yours. You chose them, and you answer for what is done in your name. Ask once a year to see the repair requests and how long each took. It is the most telling figure in property management, and few owners ever look at it.

## A year as a landlord

- January: compare rents, look at the lease end, decide early
- Autumn: gutters, roof, heating service
- Once a year: insurance, smoke alarms, termites where they occur
- Every second year: electrical and gas safety, or as your state says
- After each repair: invoice into the folder, a message to the tenant
- Before each letter: is it the current form, and are the days right?

Reviews of homes speak of landlords more than of kitchens. "Great Landlord" is one of the tags that people may choose here, and it is not hard to earn.

This article is general information, not legal or financial advice. The rules for owners differ by state and change often; the body for tenancies in your state has the current forms.`,
};
