import { heroOf, type ResourceRow } from '../resource-row.ts';

export const whatToCheckInAContractOfSale: ResourceRow = {
  title: 'What to Check in a Contract of Sale',
  slug: 'what-to-check-in-a-contract-of-sale',
  excerpt:
    'Twelve lines in a long document that decide what you buy, when, and whether you can still get out.',
  imageUrl: heroOf('what-to-check-in-a-contract-of-sale'),
  readTime: 6,
  updated: '2026-11-21',
  category: 'legal',
  content: `A contract of sale is 100 pages long, and 90 of them are attachments. Your conveyancer or solicitor will read it all; that’s what the $1,500 to $2,500 is for. But you’re the only one who knows what you think you’re buying. Spend an hour reading it before they do, and you’ll catch the mistakes no lawyer can see: the car space on the other side of the garage, the shed that isn’t included, the settlement date in the week you’re overseas.

## Before anything else: who, what, how much

The first pages set out the names, the property and the money. Check that your name is spelled as it’s on your passport or licence, and that everyone who’s buying is named, with the shares you’ve agreed on. Changing it later can mean paying duty twice.

Check the property by its title reference and lot number, not only by its street address. Then find the plan and compare it with what you were shown. Is the storage cage yours? Is the car space on your title, a licence, or just a habit? Is the fence on the boundary?

Then check the price, the deposit and when it’s due. A deposit of 10% is usual, and standard at auction; you can often agree on less, in writing and beforehand. The deposit should go to a stakeholder’s trust account, where it stays until settlement. Ask about any clause that releases it to the seller early.

## What stays and what goes

The rule is that fixtures stay and chattels go, and the arguments are always about the things in between. The dishwasher, the blinds, the wall-mounted television bracket, the garden shed, the spa, the curtain rods, the ride-on mower that was so well lit in the photographs. The contract has a list of what’s included and one of what’s excluded. If something matters to you, make sure it’s named on the first.

If the property is rented out, look for the lease, the bond and the date the tenant leaves. “Vacant possession” means you get the keys to an empty home. If those words are missing, you may be buying a tenant along with it.

## Conditions: your ways out

A condition is a way out that doesn’t cost you your deposit. The common ones are finance, a building and pest inspection, and the sale of your current home.

Read how each one is worded, because three details decide what it’s worth.

- By when? Count the days, and ask your lender and inspector whether they can meet the deadline.
- What do you have to do? Finance conditions usually require you to apply promptly, with a named lender or any lender, and to give written notice if you’re refused.
- What lets you out? “Satisfactory to the buyer” is broad. “No major structural defect” is narrow, and leaves you with termites in the shed.

If the date passes and you haven’t said anything, the condition may be taken as met. Put the dates in your calendar with a reminder two days before.

Contracts signed at auction have no conditions at all. Do beforehand whatever would have been a condition.

## Cooling off

Most states give home buyers a few business days to change their mind after a private sale, for a small percentage of the price. The number of days, the cost and the exceptions differ, and some states have no cooling-off period. It doesn’t apply at auction, and often not to a sale made on the same day after the property has passed in. You can also be asked to waive it. Ask your conveyancer what applies to your contract, and don’t rely on it for a second inspection: it’s too short.

## Special conditions

After the standard pages comes what this seller’s lawyer has added. Read this part twice. Look for:

- interest that you owe if settlement is late, and whether the seller owes the same;
- a settlement date that only one side can move;
- a clause saying the seller promises nothing about the condition of the building, the boundaries or the approvals;
- a clause saying you haven’t relied on anything the agent said. If you have, get it into the contract;
- charges passed on to you that are usually the seller’s, such as land tax in some states;
- for a property bought off the plan, the sunset date, the changes the builder may make, and what happens to your deposit.

You can negotiate nearly everything before you sign, and nothing afterwards.

## What the land carries

The attachments show the title and the searches. The title lists mortgages, which the seller’s bank will remove, and easements and covenants, which stay. An easement may let the council dig up your garden for a drain. A covenant may ban a second storey, a different fence or a particular building material. A caveat means someone else claims an interest.

Look at the zoning and the overlays: heritage, flood, bushfire, noise. Ask the council what’s been applied for next door. If rooms have been added, look for the permit and the final certificate. If a deck or granny flat doesn’t have one, it becomes your problem, and the council may make you fix it, not the person who built it.

For an apartment, read the certificate of the owners corporation or body corporate, its rules and its insurance. [How to Read a Strata Report](/resources/how-to-read-a-strata-report) explains how.

## What the seller must tell you

Each state has its own list of what a seller must disclose, and they vary a lot. Victoria has a vendor’s statement, New South Wales requires certain documents in the contract, the ACT requires a building report, and Queensland has brought in its own disclosure statement. The list never covers everything. A seller who answers a direct question falsely is in a worse position than one who wasn’t asked, so ask in writing: has the property flooded, have there been termites, is there a dispute with a neighbour, has an insurance claim been made?

## Settlement

Note the date, the place (now usually online) and the time the money has to be there. Ask your lender how many days they need: it’s often more than they say. Check when the risk passes to you, because in some states it’s from signing, and insure from then. You can inspect once more shortly before settlement: go, turn everything on, and check that what was promised has been done.

In the meantime, no one should send you new bank details by email. If a message says the account has changed, call your conveyancer on the number you already have. Fake bank details are one of the most common ways to lose a deposit.

## The twelve lines

- Names and shares
- Title, lot and plan
- Price, deposit, and who holds it
- Included and excluded
- Vacant possession, or the lease
- Finance condition and its date
- Inspection condition and its wording
- Cooling off: how long, and at what cost
- Special conditions
- Easements, covenants, overlays and approvals
- Settlement date, and interest for being late
- When the risk passes to you

If you can explain in your own words what each of these means in your contract, you’re ready to sign. If not, ask. It’s a good question, and you’ve paid for the answer.

This article is general information, not legal or financial advice. It doesn’t take your circumstances into account. Contracts and disclosure differ by state; have a conveyancer or solicitor read yours before you sign.`,
};
