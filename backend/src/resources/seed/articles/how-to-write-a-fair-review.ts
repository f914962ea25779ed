import { heroOf, type ResourceRow } from '../resource-row.ts';

export const howToWriteAFairReview: ResourceRow = {
  title: 'How to Write a Fair Review of a Home',
  slug: 'how-to-write-a-fair-review',
  excerpt: 'What helps the next person most, and how to say hard things in a way that is safe and just.',
  imageUrl: heroOf('how-to-write-a-fair-review'),
  readTime: 5,
  category: 'legal',
  content: `You have lived in a home for two years, and you know things about it which no inspection shows. Somebody is standing in its hallway this Saturday and would give a good deal to know them. A review is how you tell them. This article is about writing one that helps, and about saying hard things without being unfair, or getting into trouble.

## Write about the home

The best reviews are about the place: the light, the damp, the noise, the building, the way repairs were handled. They help everyone, and buildings do not sue. As soon as a sentence is about a person, ask whether the reader needs that person to decide about the home. "Requests for repairs took six weeks on average" is useful. What you think of the agent's character is not.

Leave out names of neighbours, tenants, agents and tradespeople, numbers of their flats and cars, and anything about their health, family, origin or religion. Do not post a photo in which a person, a number plate, a letter or a screen can be recognised. Your own privacy counts as well: you can publish without your name, and if you do, look through your text for the detail that gives you away.

## Say what you saw, and when

A fact has a date, a place and a size. Compare these two sentences.

- "This place is a dump, the roof is about to collapse."
- "Water came through the bedroom ceiling in June 2025 and again in August. It was patched twice. When we left in December the stain was back."

The second one is harder to argue with, and much more useful. It also lets the owner answer honestly, and perhaps say that the roof was replaced in January.

If you know something only from others, say so, or leave it out. If you were only there for an inspection, say that: the form asks whether you lived there, visited or owned it, and readers weigh what you say by it.

## Let your opinion be an opinion

You are allowed to have one. "I found it too dark to work in", "we felt that the levies were high for what we got" are opinions, and everybody can see what they rest on. Trouble begins where an opinion is dressed as a fact: "they are thieves" says that somebody committed a crime. "They kept $900 of our bond for a carpet that was marked worn in the report, and the tribunal gave it back" is a fact, if you have the papers.

Give both sides. Few homes are only bad. A review that names the quiet street beside the broken lift is believed about the lift.

## The law, in short

This is an outline and not advice. Defamation law protects people, and some small businesses, from statements to others that seriously harm their reputation. It is not defamation to say what is true and can be shown to be so: substantial truth is a defence throughout Australia. So is an honest opinion which is clearly an opinion, is about something of public interest, and rests on facts that are true and stated or known. A home and how it is let are matters that the public has an interest in.

So there are three habits that keep you safe. Be accurate. Keep your evidence: photos with dates, emails, the condition report, the decision of the tribunal. And write nothing that you would not repeat calmly, face to face, in front of someone fair.

Some other lines must not be crossed. Threats, publishing someone's private details in order to hurt them, and hounding a person are offences. Some agreements are confidential: if you settled a dispute in writing, read what you signed before you write about it. A matter that is before a court or tribunal right now is better left until it is decided.

Reviews must also be honest about interests. To review your own building in order to sell it, to be paid for praise, or to blacken a competitor is misleading, and the consumer regulator, the ACCC, acts against false reviews. If you have an interest, as the owner or as a relative of the owner, say so in the text.

## What makes a review useful

Think of the questions you had before you moved in.

- How warm is it in July, and how hot in January? What did the power bill come to?
- What do you hear at night, and from where?
- Is there damp, are there insects, does anything leak?
- What broke, and how long did it take until it was mended?
- How are the lift, the bins, the parking, the parcels, the phone signal?
- What is the walk to the station like after dark?
- For owners: what are the levies, and what is planned?
- What would you tell a friend? What did you like more than you expected?

Give a year, since homes change. Choose the tags that fit, and only those. Add up to three photos that show what you describe. Two hundred words are plenty.

## Stars

Choose the number after you have written the words, and let it fit them. Three stars for a home with thin walls and a lovely garden is a perfectly good review. One star for a home that was fine, because the bond was late, makes the words harder to believe.

## If you are the one who is reviewed

Perhaps the home is yours, or your client's. Read it twice before you do anything. If it is right, mend what it says; nothing answers a complaint about the heating like a new heater, and the next review will mention it. If it is wrong in a fact, or names a person, or was written by someone who was never there, report it: every review has a Report button. Say which sentence is wrong and how you know. Reports are looked at by a person, within seven days, and the review stays visible until a decision has been made. We do not remove a review because it is unwelcome, and nobody can pay for its removal.

What you should not do is to ask the tenant to delete it in return for the bond or a reference, or to post praise under made-up names. Both come out, and both do more harm than the review.

## Changing your mind

If you have an account you can edit or delete your own reviews from your profile. When the landlord repairs the roof after all, add a line. A review that was corrected by its own author is the most convincing kind.

## Read it once more

Before you press the button, read your text as the owner, then as the next tenant. The owner should find nothing that is untrue. The tenant should find something they could not have seen. If both are satisfied, you have written a fair review.

This article is general information, not legal advice. If you have been threatened with legal action about something you wrote, ask a community legal centre or a solicitor before you answer.`,
};
