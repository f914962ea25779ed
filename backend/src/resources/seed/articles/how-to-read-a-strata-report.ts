import { heroOf, type ResourceRow } from '../resource-row.ts';

export const howToReadAStrataReport: ResourceRow = {
  title: 'How to Read a Strata Report',
  slug: 'how-to-read-a-strata-report',
  excerpt: 'What the minutes, levies and sinking fund reveal about the building you’re buying into.',
  imageUrl: heroOf('how-to-read-a-strata-report'),
  readTime: 5,
  updated: '2026-11-21',
  category: 'legal',
  content: `When you buy an apartment you also buy into a small democracy with a bank account, a maintenance problem and a memory. The memory is on paper: minutes, accounts, plans and letters. A strata report is a summary of that paper, usually prepared in a day or two by someone who’s gone through the records for you. It’s often 50 pages long and written for no one in particular. Here’s how to read it in an hour.

## What you’re holding

A strata report, called a records search or body corporate search in some states, is prepared by a private inspector who looks through the building’s files. It isn’t the certificate that the owners corporation or body corporate has to provide by law, which lists current levies, insurance and decisions. You want both. The certificate is binding; the report tells you the story.

Check three things on the first page: that it is about your building and your lot, that it’s no more than a few weeks old, and how many years of records were checked. If the inspector was only given the last twelve months, ask why.

## The money first

Turn to the accounts. Two balances matter. The administrative fund pays the year’s bills. The other fund saves for major works; it’s called the capital works, sinking, maintenance or reserve fund, depending on the state.

Divide the balance of the second fund by the number of lots. If a block of 40 units has $60,000 in it, that’s $1,500 per unit. Now find the list of planned works and see what’s due first. Painting a block like that, or replacing a lift, costs several times that amount. The owners will have to pay the difference. From settlement, you’re one of them.

Then look at the levies for the last five years. Small, steady rises mean someone is planning. A flat line followed by a jump means no one was. A past special levy is no reason to worry if it paid for something that’s now done. Three in four years is.

Last, look for arrears. A few owners who are a little late is normal. If a tenth of the yearly levies is unpaid, the other owners are carrying them, and repairs wait.

## Words to look for in the minutes

Read the minutes for the last three years. Read the committee’s more carefully than those of the general meeting, because that’s where people say what’s really going on. Mark these words wherever they appear:

- Leak, membrane, waterproofing: who paid, and did it come back?
- Defect, builder, engineer, expert report: is there a claim, and when does the time limit for it end?
- Cladding, fire order, compliance: has the council or fire authority ordered works?
- Insurance, excess, declined: a policy that’s become hard to get is a warning from people who price risk for a living.
- Noise, short stay, party, security: you’ll live with these, not just pay for them.
- Tribunal, legal fees, solicitor: who is arguing with whom, and who pays?
- Deferred, noted, to be discussed: a known problem that no one wants to pay for.

A problem that turns up once, followed by a quote, a vote and an invoice, is a healthy sign. A problem that’s “noted” at six meetings is the opposite. Every building has faults; you’re looking for a building that deals with them.

## The plan and the reports behind it

Many states require larger buildings to have a plan for major works, commonly over ten years. If there is one, compare what it says should be in the fund by now with what’s actually there. If there isn’t one, in a building of more than a few homes, ask who decides what gets repaired and when.

Ask for any report by an engineer, a fire consultant or a lift company that the minutes mention. The inspector may have copies. A summary that says “report received” isn’t the report.

## Insurance

The building has to be insured, usually for its full replacement value. Check the date of the last valuation, the sum insured, and the excess for water damage. An excess of $10,000 per burst pipe tells you how many there have been. Check for office bearers’ and public liability cover too. You need your own policy for your contents, and often for your carpets and paint.

## The rules you’ll live by

By-laws, or rules, decide whether you can keep a cat, lay a timber floor, park a van, renovate the bathroom or rent it out by the night. Some give one lot the sole use of a car space or terrace: check that the space you were shown belongs to the lot you’re buying, on the plan and not just in the ad. If a previous owner renovated, look for the approval. Without it you may be told to put it back the way it was.

## Who runs the place

Look at the contracts with the manager, the caretaker and the lift company. How long do they run, who signed them, and can they be terminated? In some newer buildings the developer signed for ten years or more before there was anyone to object. Also check how many owners live there. A building mostly owned by investors can be run very well, but fewer people turn up to its meetings.

## What the report can’t tell you

It knows nothing that was never written down. It doesn’t hear the pump at night or smell the bins in February. So talk to the manager, ask an owner in the lift, look at the noticeboard, and read reviews by people who’ve lived in the building. When three of them mention the same leak that the minutes call “resolved”, that’s worth a phone call.

## Before you decide

Write down the answers to five questions. What is the yearly levy for this lot, and what was it five years ago? How much is in the fund per lot? Which major works are coming, and when? Is there a dispute, a defect or an order? Do the rules let me live the way I want to?

If you can’t answer one of them, your conveyancer can ask the manager in writing before you sign. A seller who wants to sell will help you find out.

This article is general information, not legal or financial advice. It doesn’t take your circumstances into account. The names of funds, certificates and rules differ by state; a conveyancer or solicitor can tell you what applies to your building.`,
};
