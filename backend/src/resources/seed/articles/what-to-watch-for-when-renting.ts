import { heroOf, type ResourceRow } from '../resource-row.ts';

export const whatToWatchForWhenRenting: ResourceRow = {
  title: 'What to Watch for When Renting',
  slug: 'what-to-watch-for-when-renting',
  excerpt: 'The checks to make at the inspection, and the photos to take on day one.',
  imageUrl: heroOf('what-to-watch-for-when-renting'),
  readTime: 7,
  category: 'renting',
  content: `An open inspection lasts fifteen minutes, and twenty other people are in the hallway. You are about to promise a year of rent, and the only person who knows the place well is the one who is moving out. This is how to use those fifteen minutes, what to ask before and after, and how to start so that you get your bond back at the end.

## Before you go

Read the advertisement for what it leaves out. No photo of the bathroom? No mention of heating, parking or a washing machine connection? "Cosy" is a size, and "vibrant location" is a noise. Look at the address on a map: the railway, the main road, the pub, the fire station, the building site. Search for it here, too, and read what people who lived there say. If four reviews of the same block name the same neighbour's music, believe them.

Check the rent against others in the street. If it is far below, there is a reason, and sometimes the reason is that the home does not exist. Never pay anything for a place that you, or a person you trust, has not been inside.

Set your own limit, with power, water, internet and transport counted in. A cheaper home an hour from work can be the dearer one.

## From the footpath

Come ten minutes early and look at the building. Are the gutters whole, the bins in order, the letterboxes closed, the stairs swept? How a building looks where nobody lives tells you how quickly things are repaired where you will. Check the light at the entrance and the lock on the front door. Ask yourself whether you would like to walk this way at eleven at night.

## Inside: water first

Water does most of the harm in rented homes, and it is the easiest thing to test. Turn on the shower and the kitchen tap at the same time: is it hot within a minute, and does the pressure hold? Flush the toilet. Look under both sinks, with the light of your phone. Swollen chipboard means a leak that has lasted.

Then look up. Brown rings on the ceiling, bubbling paint and black dots in the corners of the bedroom are damp. Put your hand behind the curtain and your nose into the wardrobe. A single freshly painted wall, or a strong smell of air freshener, deserves a friendly question: what was there?

Mould comes back each winter, whatever the agent says about opening windows. A bathroom with neither a window nor a working fan will have it.

## Warmth, light and noise

Find north. In most of Australia a living room that faces north is warm in winter, and a bedroom that faces west is an oven in January. Ask what the heating is, whether it belongs to the home, and what it costs to run. A fan heater in the corner is not heating. Look for insulation in the ceiling if there is a hatch, and for gaps under doors.

Close the windows and say nothing for one minute. You will hear the road, the pump, the lift, the footsteps above. Then open them and listen again. If you like the place, come back in the evening, when the neighbours are at home.

## The small things that turn out large

- Locks on every outside door, and on windows within reach of the ground or a balcony.
- Smoke alarms on each level. They are required everywhere.
- Sockets where a desk and a bed would stand.
- Phone signal in the bedroom, and which kind of internet connection there is.
- Kitchen cupboards: droppings, traps or sprays at the back say what lives there.
- A safety switch in the meter box.
- Where the washing dries, and where the bins and bicycles go.
- Your bed, your fridge and your couch: will they fit, and will they pass the stairs?

Open things. Nobody minds, and those who mind have told you something.

## Questions for the agent

Ask them at the inspection, and put the answers that matter into an email afterwards so that there is a record.

- How long were the last tenants here, and why did they leave?
- Does the owner plan to sell, renovate or move in?
- Who looks after repairs, and how do I report one on a Sunday?
- What is the rent until when, and how is it paid without a fee?
- Are pets, a vegetable bed or a few picture hooks all right?
- Which of the things that I see here stay?
- Will the stove, the blind, the dripping tap be fixed before I move in? Then please write it into the lease.

If you hear that the owner is selling, think about open homes each Saturday and a new landlord after that. The lease goes on under the new owner until its end, but it may well not be renewed.

## Before you sign

Give what is needed and no more. Who you are, what you earn and a reference is what an agent has to know. Ask how long your papers are kept and whether the application platform is optional.

Read the lease at home. The names, the dates, the rent, the way it can go up, and every special condition. Conditions about professional carpet cleaning, or a ban on guests, may not be lawful in your state; ask the tenants' service, which is free. Do not sign a lease for a home whose promised repairs are not written down.

The bond is usually four weeks' rent and goes to the bond authority of your state. If you are asked to pay more than that, or to pay in cash, or into a private account, stop and ask.

## Day one: the photos

This is the hour in which you earn your bond. Before anything is carried in, walk through with the condition report and your phone.

- One photo of each wall, each floor and each ceiling, from the doorway.
- One close photo of every mark, chip, stain, crack and burn, with a coin or a hand beside it for size.
- Inside the oven, the fridge, the cupboards and the shower.
- Every appliance, switched on; every blind, up and down.
- The garden, the fence, the shed, the car space with its oil stain.
- The meters, and all the keys in a row.

Write what you see into the report, in words that someone else would understand in two years: "burn, 3 cm, on bench left of stove". Where the agent wrote "good" and it is not, cross it out and write what it is. Return the report within the days that your state allows and keep a copy. Then send the photos by email to the agent and to yourself on the same day. An email has a date which nobody can argue with.

## The first weeks

Test what you could not test: the heating on a cold night, the hot water after three showers, the drains after rain. Report everything at once and in writing, even what you can live with. A fault that is reported in the first week was there before you; the same fault reported in month ten may look like yours.

Meet a neighbour. Put the agent's emergency number, the water tap and the switchboard where everybody in the home can find them. Take out contents insurance: the owner's policy covers the building, not your laptop, and not the flat below you when the washing machine hose lets go.

## While you live there

Keep all messages in one folder. Pay on time and by a way that leaves a trace. Ask for repairs with a photo and a date. Someone who wants to come in has to give notice, as a general figure 24 to 48 hours, and so has someone who wants a higher rent, as a general figure about 60 days. The details depend on your state; our guide to [tenant rights](/tenant-rights-australia) has a table and the address of each state's body.

And when you leave, tell the next person. Write what was good, what was not, and what you would have liked to know on that Saturday in the hallway. It takes five minutes, you can leave your name off, and it is how all of us get to see more than fifteen minutes of a home.

This article is general information, not legal or financial advice. Rules on bonds, entry and rent differ by state and change from time to time.`,
};
