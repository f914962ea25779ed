import { heroOf, type ResourceRow } from '../resource-row.ts';

export const howToWriteAFairReview: ResourceRow = {
  title: 'How to Write a Fair Review of a Home',
  slug: 'how-to-write-a-fair-review',
  excerpt: 'What helps the next person most, and how to say hard things fairly and safely.',
  imageUrl: heroOf('how-to-write-a-fair-review'),
  readTime: 5,
  updated: '2026-11-21',
  category: 'legal',
  content: `You’ve lived in a home for two years, and you know things about it that no inspection shows. Someone will be standing in its hallway this Saturday who’d give a lot to know them. A review is how you tell them. This article is about writing one that helps, and about saying hard things without being unfair or getting into trouble.

## Write about the home

The best reviews are about the place: the light, the damp, the noise, the building, the way repairs were handled. They help everyone, and buildings don’t sue. If a sentence is about a person, ask whether readers need it to decide about the home. “Requests for repairs took six weeks on average” is useful. What you think of the agent’s character isn’t.

Leave out the names of neighbours, tenants, agents and tradespeople, their unit numbers and number plates, and anything about their health, family, origin or religion. Don’t post a photo in which a person, a number plate, a letter or a screen can be recognised. Your own privacy matters as well: you can post anonymously, and if you do, check your text for the detail that gives you away.

## Say what you saw, and when

A fact has a date, a place and a size. Compare these two.

- “This place is a dump, the roof is about to collapse.”
- “Water came through the bedroom ceiling in June 2025 and again in August. It was patched twice. When we left in December the stain was back.”

The second one is harder to argue with, and much more useful. It also lets the owner reply honestly, and perhaps say the roof was replaced in January.

If you only know something second-hand, say so, or leave it out. If you were only there for an inspection, say that: the form asks whether you lived there, visited or owned it, and readers take that into account.

## Let your opinion be an opinion

You’re allowed to have one. “I found it too dark to work in” and “we felt the levies were high for what we got” are opinions, and everyone can see what they’re based on. Trouble starts when an opinion is dressed up as a fact: “they’re thieves” says that someone committed a crime. “They kept $900 of our bond for a carpet that was marked worn in the report, and the tribunal gave it back” is a fact, if you have the paperwork.

Give both sides. Few homes are all bad. If a review mentions the quiet street as well as the broken lift, people believe it about the lift.

## The law, in short

This is an outline, not advice. Defamation law protects people, and some small businesses, from statements to others that seriously harm their reputation. It isn’t defamation to say what’s true and can be shown to be true: substantial truth is a defence throughout Australia. So is an honest opinion that’s clearly an opinion, is about something of public interest, and is based on facts that are true and stated or known. A home and how it’s rented out are matters of public interest.

Three habits keep you safe. Be accurate. Keep your evidence: dated photos, emails, the condition report, the tribunal’s decision. And don’t write anything you wouldn’t repeat calmly, face to face, in front of someone fair.

Some other lines must not be crossed. Threats, publishing someone’s private details to hurt them, and harassing a person are offences. Some agreements are confidential: if you settled a dispute in writing, read what you signed before you write about it. If a matter is before a court or tribunal right now, it’s better to wait until it’s decided.

Reviews must also be honest about interests. It’s misleading to review your own building to help sell it, to be paid for praise, or to run down a competitor, and the consumer regulator, the ACCC, acts against false reviews. If you have an interest, as the owner or a relative of the owner, say so in your review.

## What makes a review useful

Think of the questions you had before you moved in.

- How warm is it in July, and how hot in January? What did the power bill come to?
- What do you hear at night, and where does it come from?
- Is there damp or pests? Does anything leak?
- What broke, and how long did it take to get fixed?
- What are the lift, bins, parking, parcel deliveries and phone signal like?
- What’s the walk to the station like after dark?
- For owners: what are the levies, and what’s planned?
- What would you tell a friend? What did you like more than you expected?

Give a year, because homes change. Choose only the tags that fit. Add up to three photos that show what you describe. Two hundred words is plenty.

## Stars

Choose the number of stars after you’ve written the review, so it fits. Three stars for a home with thin walls and a lovely garden is a perfectly good review. Giving one star to a home that was fine, because the bond was late, makes the rest harder to believe.

## If you’re the one being reviewed

Perhaps the home is yours, or your client’s. Read the review twice before you do anything. If it’s right, fix what it mentions; nothing answers a complaint about the heating like a new heater, and the next review will say so. If it gets a fact wrong, names a person or was written by someone who was never there, report it: every review has a Report button. Say which sentence is wrong and how you know. A person looks at every report within 7 days, and the review stays visible until we decide. We don’t remove a review just because it’s unwelcome, and no one can pay to have one removed.

What you shouldn’t do is ask the tenant to delete it in return for the bond or a reference, or post praise under made-up names. The truth comes out, and both do more harm than the review.

## Changing your mind

If you have an account you can edit or delete your own reviews from your profile. If the landlord fixes the roof after all, add a line. A review corrected by its own author is the most convincing kind.

## Read it once more

Before you submit it, read your review as the owner, then as the next tenant. The owner should find nothing that’s untrue. The tenant should find something they couldn’t have seen. If both are satisfied, you’ve written a fair review.

This article is general information, not legal advice. It doesn’t take your circumstances into account. If you’ve been threatened with legal action over something you wrote, talk to a community legal centre or a solicitor before you reply.`,
};
