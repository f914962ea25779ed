import { heroOf, type ResourceRow } from '../resource-row.ts';

export const howToReadAStrataReport: ResourceRow = {
  title: 'How to Read a Strata Report',
  slug: 'how-to-read-a-strata-report',
  excerpt: 'What the minutes, the levies and the sinking fund say about the building you are buying into.',
  imageUrl: heroOf('how-to-read-a-strata-report'),
  readTime: 5,
  category: 'legal',
  content: `When you buy an apartment you also buy into a small democracy with a bank account, a maintenance problem and a memory. The memory is on paper: minutes, accounts, plans and letters. A strata report is a summary of that paper, usually made in a day or two by someone who has gone through the records for you. It is often fifty pages long and written for nobody in particular. This is how to read it in an hour.

## What you are holding

A strata report, called a records search or a body corporate search in some states, is made by a private inspector who looks through the files of the building. It is not the certificate that the owners corporation or body corporate itself must give under the law, which lists levies, insurance and decisions as they stand. You want both. The certificate binds those who issue it; the report tells you the story.

Check three things on the first page: that it is about your building and your lot, that it is no more than a few weeks old, and how many years of records were seen. If the inspector was only given the last twelve months, ask why.

## The money first

Turn to the accounts. Two balances matter. The administrative fund pays the bills of the year. The other fund saves for large works; it is called capital works, sinking, maintenance or reserve fund, according to the state.

Divide the balance of the second fund by the number of lots. If a block of forty has $60,000 in it, that is $1,500 for each home. Now find the list of works to come and see what is due first. Painting such a block, or replacing a lift, costs several times that sum. The difference will be asked of the owners, and from settlement on you are one of them.

Then look at the levies of the last five years. Small steady rises mean that somebody is planning. A flat line followed by a jump means that somebody was not. A special levy in the past is no reason to worry if it paid for something that is now done; three of them in four years are.

Last, look for arrears. A few owners who are a little late are normal. If a tenth of the yearly levies is unpaid, the others are carrying them, and repairs wait.

## Words to look for in the minutes

Read the minutes of the last three years, and those of the committee with more care than those of the general meeting, since that is where people say what is really going on. Mark these words wherever they occur:

- Leak, membrane, waterproofing: who paid, and did it come back?
- Defect, builder, engineer, expert report: is there a claim, and when does the time for it end?
- Cladding, fire order, compliance: has the council or the fire authority asked for works?
- Insurance, excess, declined: a policy that has become hard to get is a warning from people who count for a living.
- Noise, short stay, party, security: you will live with these, not only pay for them.
- Tribunal, legal fees, solicitor: who is arguing with whom, and who pays?
- Deferred, noted, to be discussed: something known that nobody wants to pay for.

A problem that turns up once and is followed by a quote, a vote and an invoice is a sign of health. A problem that is "noted" at six meetings is a sign of the opposite. Every building has faults; you are looking for a building that deals with them.

## The plan and the reports behind it

Many states ask larger buildings to have a plan for major works, commonly over ten years. If there is one, compare what it says should have been paid into the fund by now with what is there. If there is none, in a building of more than a few homes, ask who decides what is repaired and when.

Ask for any report by an engineer, a fire consultant or a lift company that the minutes mention. The inspector may have copies. A summary that says "report received" is not the report.

## Insurance

The building has to be insured, usually for its full replacement value. Look at the date of the last valuation, at the sum insured, and at the excess for water damage. An excess of $10,000 for each burst pipe tells you how many there have been. See whether the owners have office bearers' and public liability cover too. Your own contents, and often your carpets and paint, need a policy of your own.

## The rules you will live by

By-laws, or rules, decide whether you may keep a cat, lay a timber floor, park a van, renovate the bathroom or let the home by the night. Some give one lot the sole use of a car space or a terrace: check that the space you were shown belongs to the lot you are buying, on the plan and not only in the advertisement. If a previous owner renovated, look for the approval. Without it you may be asked to put it back.

## Who runs the place

Look at the contracts with the manager, the caretaker and the lift company. Until when do they last, who signed them, and can they be ended? In some newer buildings the developer signed for ten years or more before there was anyone to object. See also how many owners live there. A building mostly owned by investors can be run very well, but its meetings are emptier.

## What the report cannot tell you

It knows nothing that was never written down. It does not hear the pump at night or smell the bins in February. So speak to the manager, ask an owner in the lift, look at the noticeboard, and read the reviews of people who have lived in the building. When three of them mention the same leak that the minutes call "resolved", you have learned something that is worth a phone call.

## Before you decide

Write down, for yourself, the answers to five questions. What is the yearly levy for this lot, and what was it five years ago? How much is in the fund for each lot? Which large works are coming, and when? Is there a dispute, a defect or an order? Do the rules allow me to live as I want to?

If one of them has no answer, your conveyancer can put it to the manager in writing before you sign. A seller who would like to sell will help to find it.

This article is general information, not legal or financial advice. The names of funds, certificates and rules differ by state; a conveyancer or solicitor can tell you what applies to your building.`,
};
