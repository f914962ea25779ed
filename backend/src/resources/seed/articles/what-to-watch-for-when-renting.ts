import { heroOf, type ResourceRow } from '../resource-row.ts';

export const whatToWatchForWhenRenting: ResourceRow = {
  title: 'What to Watch for When Renting',
  slug: 'what-to-watch-for-when-renting',
  excerpt: 'The checks to make at the inspection, and the photos to take on day one.',
  imageUrl: heroOf('what-to-watch-for-when-renting'),
  readTime: 7,
  updated: '2026-11-21',
  category: 'renting',
  content: `An open inspection lasts 15 minutes, and 20 other people are in the hallway. You’re about to promise a year’s rent, and the only person who knows the place well is the one moving out. Here’s how to use those 15 minutes, what to ask before and after, and how to start so you get your bond back at the end.

## Before you go

Read the ad for what it leaves out. No photo of the bathroom? No mention of heating, parking or a washing machine connection? “Cosy” is a size, and “vibrant location” is a noise. Look at the address on a map: the railway, the main road, the pub, the fire station, the building site. Search for it here, too, and read what people who lived there say. If four reviews of the same block mention the same neighbour’s music, believe them.

Check the rent against others in the street. If it’s far below, there’s a reason, and sometimes the reason is that the home doesn’t exist. Never pay anything for a place that you, or a person you trust, hasn’t been inside.

Set your own limit, including power, water, internet and transport. A cheaper home an hour from work can end up costing more.

## From the footpath

Come ten minutes early and look at the building. Are the gutters intact, the bins in order, the letterboxes closed, the stairs swept? How the shared areas look tells you how quickly things will be fixed in your home. Check the light at the entrance and the lock on the front door. Ask yourself whether you’d be happy to walk this way at 11 pm.

## Inside: water first

Water does the most damage in rented homes, and it’s the easiest thing to test. Turn on the shower and the kitchen tap at the same time: is it hot within a minute, and does the pressure hold? Flush the toilet. Look under both sinks with your phone’s torch. Swollen chipboard means a long-term leak.

Then look up. Brown rings on the ceiling, bubbling paint and black dots in the corners of the bedroom are damp. Put your hand behind the curtain and your nose in the wardrobe. A single freshly painted wall, or a strong smell of air freshener, is worth a friendly question: what was there?

Mould comes back each winter, whatever the agent says about opening windows. A bathroom with neither a window nor a working fan will have it.

## Warmth, light and noise

Find north. In most of Australia a north-facing living room is warm in winter, and a west-facing bedroom is an oven in January. Ask what the heating is, whether it stays with the property, and what it costs to run. A fan heater in the corner isn’t heating. Look for ceiling insulation if there’s a hatch, and for gaps under doors.

Close the windows and say nothing for one minute. You’ll hear the road, the pump, the lift, the footsteps above. Then open them and listen again. If you like the place, come back in the evening, when the neighbours are at home.

## The small things that matter

- Locks on every outside door, and on windows within reach of the ground or a balcony.
- Smoke alarms on each level. They’re required everywhere.
- Power points where your desk and bed would go.
- Phone signal in the bedroom, and the kind of internet connection.
- Kitchen cupboards: droppings, traps or sprays at the back tell you what lives there.
- A safety switch in the meter box.
- Where the washing dries, and where the bins and bicycles go.
- Your bed, fridge and couch: will they fit, and will they make it up the stairs?

Open things. No one minds, and if they do, that tells you something.

## Questions for the agent

Ask them at the inspection, and put the answers that matter into an email afterwards so that there’s a record.

- How long were the last tenants here, and why did they leave?
- Does the owner plan to sell, renovate or move in?
- Who looks after repairs, and how do I report one on a Sunday?
- How long is the rent fixed, and how can I pay without a fee?
- Are pets, a veggie patch or a few picture hooks OK?
- What stays with the property?
- Will the stove, the blind and the dripping tap be fixed before I move in? If so, please put it in the lease.

If the owner is selling, think about open homes every Saturday and a new landlord after that. The lease continues under the new owner until it ends, but it may well not be renewed.

## Before you sign

Give what’s needed and no more. An agent has to know who you are, what you earn and who’ll give you a reference. Ask how long your documents are kept and whether the application platform is optional.

Read the lease at home. Check the names, the dates, the rent, how it can go up, and every special condition. Conditions about professional carpet cleaning, or a ban on guests, may not be lawful in your state; ask your tenants’ service, which is free. Don’t sign a lease until any promised repairs are in writing.

The bond is usually four weeks’ rent and goes to your state’s bond authority. If you’re asked to pay more than that, or in cash, or into a private account, stop and check.

## Day one: the photos

This is the hour when you earn your bond back. Before you carry anything in, walk through with the condition report and your phone.

- One photo of each wall, floor and ceiling, from the doorway.
- One close photo of every mark, chip, stain, crack and burn, next to a coin or your hand for scale.
- Inside the oven, the fridge, the cupboards and the shower.
- Every appliance, switched on; every blind, up and down.
- The garden, the fence, the shed, the car space with its oil stain.
- The meters, and all the keys in a row.

Write what you see in the report, in words someone else would understand in two years: “burn, 3 cm, on bench left of stove”. Where the agent wrote “good” and it isn’t, cross it out and write what it is. Return the report within the days your state allows and keep a copy. Then email the photos to the agent and to yourself the same day. An email has a date no one can argue with.

## The first weeks

Test what you couldn’t test: the heating on a cold night, the hot water after three showers, the drains after rain. Report everything straight away and in writing, even what you can live with. A problem you report in the first week was there before you; the same problem reported in month ten may look like yours.

Meet a neighbour. Make sure everyone in the home knows the agent’s emergency number and where to find the water meter tap and the switchboard. Take out contents insurance: the owner’s policy covers the building, not your laptop, and not the flat below you when the washing machine hose bursts.

## While you live there

Keep all messages in one folder. Pay on time, in a way that leaves a record. Ask for repairs with a photo and a date. Anyone who wants to come in has to give notice, generally 24 to 48 hours, and a rent increase needs notice too, generally about 60 days. The details depend on your state; our guide to [tenant rights](/tenant-rights-australia) has a table and a link to each state’s tenancy authority.

And when you leave, tell the next person. Write what was good, what wasn’t, and what you’d have liked to know on that Saturday in the hallway. It takes five minutes, you can post anonymously, and it’s how we all get to see more than 15 minutes of a home.

This article is general information, not legal or financial advice. It doesn’t take your circumstances into account. Rules on bonds, entry and rent differ by state and change from time to time.`,
};
