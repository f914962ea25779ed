import type { TagBank } from './sentence.ts';
import { BUYERS, OWNERS, TENANTS, VISITORS } from './sentence.ts';

export const PESTS: TagBank = {
  tag: 'Pests',
  praise: false,
  topic: 'pests',
  sentences: [
    {
      title: 'Cockroaches came with the dishwasher',
      text: 'Cockroaches came with the dishwasher. It took three treatments to get on top of them and they were never quite gone.',
      fits: { needs: ['dishwasher'] },
      photo: 'cockroaches',
    },
    {
      title: 'Mice every winter',
      text: 'Mice every winter, in through the gap where the laundry pipe goes out. {We} filled it with steel wool {ourselves} in the end.',
      fits: { types: ['house', 'unit', 'townhouse'], lacks: ['warm'], minStay: 18 },
    },
    {
      title: 'Ants all through spring',
      text: 'Ants marched along the kitchen bench from September on, whatever {we} put down.',
      fits: { lacks: ['tropics', 'high up'], minStay: 8 },
      photo: 'ants',
    },
    {
      title: 'Possums in the roof',
      text: 'Possums in the roof, heavy ones. The agent suggested earplugs.',
      fits: {
        by: TENANTS,
        states: ['NSW', 'VIC', 'QLD', 'ACT', 'TAS', 'SA'],
        types: ['house', 'townhouse', 'unit'],
      },
      photo: 'possum',
    },
    {
      title: 'Look behind the fridge',
      text: 'Look behind the fridge and under the sink. {We} did, and the traps told the story.',
      fits: { by: VISITORS },
      photo: 'cockroaches',
    },
    {
      title: 'Roaches and a shrug',
      text: 'Small fast cockroaches in the kitchen drawers from day one, and the agent called it a housekeeping matter. {We} hadn’t unpacked the kitchen yet.',
      moment: 'start',
      fits: { by: TENANTS },
      force: 'strong',
      photo: 'cockroaches',
    },
    {
      title: 'Live termites in the subfloor',
      text: '{Our} pest inspector found live termites in the subfloor and old damage dressed up with filler.',
      fits: { by: BUYERS, needs: ['on stumps'], lacks: ['TAS'] },
      force: 'strong',
      photo: 'subfloor',
    },
    {
      title: 'Something rolling in the ceiling',
      text: 'You could hear rats rolling something across the ceiling at night. The agent sent one bait station and considered it done.',
      fits: { by: TENANTS, needs: ['roof above'] },
    },
    {
      title: 'The bin chute brings roaches',
      text: 'The bin chute brings cockroaches all the way up to level {level}.',
      fits: { needs: ['tower', 'high up'] },
      photo: 'cockroaches',
    },
    {
      title: 'Moths in the pantry',
      text: 'There were moths in the pantry cupboard from the week {we} moved in, so everything ended up in jars.',
      moment: 'start',
      force: 'mild',
    },
    {
      title: 'Bed bugs and an argument',
      text: '{We} found bed bugs in the second week. It took two treatments and a letter to get the owner to pay for them, and {we} threw out the mattress.',
      moment: 'start',
      fits: { by: TENANTS },
      force: 'strong',
    },
    {
      title: 'Ants after rain',
      text: 'Ants come in after rain, one line of them, in the same kitchen corner each time.',
      fits: { lacks: ['high up'] },
      force: 'mild',
      photo: 'ants',
    },
    {
      title: 'Roaches in the oven clock',
      text: 'Geckos are part of the deal up here, but cockroaches living behind the glass of the oven clock were not on the listing.',
      fits: { needs: ['tropics'] },
      photo: 'cockroaches',
    },
    {
      title: 'Mosquitoes and no flyscreens',
      text: 'Mosquitoes breed in the blocked gutter above the bedroom, and there are no flyscreens on that side.',
      fits: { by: TENANTS, types: ['house', 'townhouse', 'unit'], lacks: ['TAS'] },
    },
    {
      title: 'Mud tunnels on the laundry wall',
      text: '{We} have the termite barrier checked every year and there were still mud tunnels up the laundry wall.',
      fits: { by: OWNERS, types: ['house', 'townhouse'], lacks: ['TAS'], minStay: 26 },
    },
    {
      title: 'Bait in every cupboard',
      text: 'There was bait in every kitchen cupboard, and the agent said that was ‘just routine’.',
      fits: { by: VISITORS },
    },
    {
      title: 'Wasps in the eaves',
      text: 'Wasps in the eaves two summers running. The first nest was gone in a day, the second took {weeks} weeks of asking.',
      fits: { by: TENANTS, types: ['house', 'townhouse', 'unit'], minStay: 20 },
    },
    {
      title: 'Pigeons own the balcony',
      text: 'Pigeons own the balcony. {We} gave up on washing it and then on using it.',
      topic: 'outdoors',
      fits: { needs: ['balcony'] },
    },
    {
      title: 'Rat bait along the fence',
      text: 'There was rat bait all along the back fence, which the agent hadn’t noticed until {we} pointed.',
      fits: { by: VISITORS, needs: ['yard'] },
    },
    {
      title: 'Silverfish, nothing worse',
      text: 'Silverfish in the linen press, and nothing worse than that.',
      force: 'mild',
    },
    {
      title: 'Ask for a pest report',
      text: 'The skirting in the back room gave way when {we} pressed it with a thumb. Could be old rot, could be white ants. Nobody there wanted to guess.',
      fits: { by: VISITORS, types: ['house'], maxYear: 1985, lacks: ['TAS'] },
    },
    {
      title: 'Fleas from the last tenants’ cat',
      text: '{We} moved in to fleas. They were jumping at {our} ankles before the boxes were open, and the receipt for the treatment they claimed was for a different address.',
      moment: 'start',
      fits: { by: TENANTS, needs: ['carpet'] },
      force: 'strong',
    },
    {
      title: 'Roaches from the bin room',
      text: 'The bin room is beside the stairs and everything that lives in it comes up to visit in summer.',
      fits: { needs: ['shared building'], lacks: ['high up'] },
      photo: 'cockroaches',
    },
    {
      title: 'Rats under the compost',
      text: 'Rats had a tunnel from the side lane to under the shed, and the dog knew before {we} did.',
      fits: { needs: ['yard'] },
    },
    {
      title: 'A few roaches, sorted quickly',
      text: 'There were a few cockroaches the first summer, and one visit from the pest man took care of them.',
      fits: { minStay: 12 },
      force: 'mild',
    },
    {
      title: 'Spiders on the verandah',
      text: 'Expect spiders all over the verandah by March, big harmless ones, but you will wear the webs.',
      fits: { types: ['house'], maxYear: 1960 },
      force: 'mild',
    },
    {
      title: 'Droppings in the cutlery drawer',
      text: '{We} opened the cutlery drawer at the inspection and there were droppings in it. In a place cleaned for an open home.',
      fits: { by: VISITORS },
    },
  ],
};
