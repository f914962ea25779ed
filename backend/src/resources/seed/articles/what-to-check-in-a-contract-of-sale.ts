import { heroOf, type ResourceRow } from '../resource-row.ts';

export const whatToCheckInAContractOfSale: ResourceRow = {
  title: 'What to Check in a Contract of Sale',
  slug: 'what-to-check-in-a-contract-of-sale',
  excerpt:
    'Twelve lines of a long document that decide what you buy, when, and whether you can still get out.',
  imageUrl: heroOf('what-to-check-in-a-contract-of-sale'),
  readTime: 6,
  category: 'legal',
  content: `A contract of sale is a hundred pages of which ninety are attachments. Your conveyancer or solicitor will read it all; that is what the $1,500 to $2,500 are for. But you are the only one who knows what you think you are buying. An hour of your own reading, before theirs, catches the mistakes that no lawyer can see: the car space on the other side of the garage, the shed that is not included, the settlement date in the week when you are abroad.

## Before anything else: who, what, how much

On the first pages stand the names, the property and the money. Check that your name is spelled as on your passport or licence, and that everyone who is buying is named in the shares you have agreed. Changing it later can cost duty twice.

Check the property by its title reference and lot number, not only by its street address. Then find the plan and lay it beside what you were shown. Is the storage cage yours? Is the car space on your title, or a licence, or merely a habit? Is the fence where the line is?

Then the price, the deposit and the day on which it is due. Ten per cent is usual, and at auction it is the rule; less can often be agreed, in writing and beforehand. The deposit should go to a stakeholder's trust account, where it stays until settlement. A clause that releases it to the seller early deserves a question.

## What stays and what goes

The rule is that fixtures stay and chattels go, and the quarrel is always about things in between. The dishwasher, the blinds, the wall-mounted television bracket, the garden shed, the spa, the curtain rods, the ride-on mower that was so well lit in the photographs. The contract has a list for what is included and one for what is not. If something matters to you, it belongs by name on the first.

If the home is let, look for the lease, the bond and the day on which the tenant leaves. "Vacant possession" means that you get the keys to an empty home. If these words are missing, you may be buying a tenant along with it.

## Conditions: your ways out

A condition is a door through which you may leave without losing your deposit. The common ones are finance, a building and pest inspection, and the sale of your present home.

Read how each is worded, because three details decide what it is worth.

- By when? Count the days, and ask your lender and your inspector whether they can keep them.
- What must you do? Finance conditions usually ask you to apply promptly, with a named lender or any, and to give notice in writing if it is refused.
- What counts as a failure? "Satisfactory to the buyer" is wide. "No major structural defect" is narrow, and leaves you with termites in the shed.

If the day passes and you have said nothing, the condition may be taken as met. Put the dates into your calendar with a reminder two days before.

Contracts signed at auction have no conditions at all. What would have been a condition must be done beforehand.

## Cooling off

Most states give a buyer of a home some business days to change their mind after a private sale, against a small share of the price. The number of days, the price of leaving and the exceptions differ, and some states have none. It does not apply at auction, and often not to a sale made on the same day after the home has passed in. You can also be asked to waive it. Ask your conveyancer which of these is true of your contract, and do not think of it as a second inspection: it is too short.

## Special conditions

At the back of the standard pages stands what this seller's lawyer has added. Read this part twice. Look for

- interest that you owe if settlement is late, and whether the seller owes the same;
- a settlement date that can move on one side only;
- a clause that the seller promises nothing about the state of the building, the boundaries or the approvals;
- a clause that you have not relied on anything the agent said. If you have, get it into the contract;
- charges passed on to you that are usually the seller's, such as land tax in some states;
- for a home bought off the plan, the sunset date, the changes the builder may make, and what happens to your deposit.

Nearly everything can be negotiated before you sign. Nothing can afterwards.

## What the land carries

The attachments show the title and the searches. On the title stand mortgages, which the seller's bank will remove, and easements and covenants, which stay. An easement may let the council dig up your garden for a drain. A covenant may forbid a second storey, a different fence, or a particular building material. A caveat says that somebody else claims an interest.

Look at the zoning and the overlays: heritage, flood, bushfire, noise. Ask the council what has been applied for next door. If rooms have been added, look for the permit and the final certificate. A deck or a granny flat without one is a fault that you buy, and the council may ask you, not the person who built it, to put it right.

For an apartment, read the certificate of the owners corporation or body corporate, its rules and its insurance. [How to Read a Strata Report](/resources/how-to-read-a-strata-report) goes through it.

## What the seller must tell you

Each state has its own list of what a seller must disclose, and it is anything but the same. Victoria has a vendor's statement, New South Wales asks for certain documents to be in the contract, the ACT for a building report, and Queensland has brought in a disclosure statement of its own. The list never covers everything. A seller who answers a direct question falsely is in a worse position than one who was not asked, so ask, and in writing: has the home flooded, have there been termites, is there a dispute with a neighbour, has an insurance claim been made?

## Settlement

Note the date, the place, now mostly an electronic one, and the hour by which money must be there. Ask your lender how many days they need: it is often more than they say. Check from when the risk is yours, since in some states it is from signing, and insure from then. You may inspect once more shortly before settlement: go, turn on what should turn on, and see that what was promised has been done.

In the weeks between, nobody should send you new bank details by email. If a message says that the account has changed, ring your conveyancer on the number you already have. Transfers to false accounts are the commonest way of losing a deposit.

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
- Settlement date and the interest for being late
- From when the risk is yours

If you can say in your own words what each of these lines means in your contract, you are ready to sign. If not, ask. It is a good question, and it has been paid for.

This article is general information, not legal or financial advice. Contracts and disclosure differ by state; have yours read by a conveyancer or solicitor before you sign.`,
};
