import type { Checklist } from '../guide.ts';

export const inspectionChecklist: Checklist = {
  name: 'inspection',
  title: 'Inspection checklist',
  intro: 'For your own walk through a home, to rent or to buy. It takes about 20 minutes and works offline.',
  groups: [
    {
      heading: 'From the street',
      items: [
        'Roof line straight, gutters sound, no rust marks on walls',
        'Cracks in walls or paths: how wide, and do they step through the bricks?',
        'Ground falls away from the house; no puddles by the wall',
        'Noise: traffic, trains, planes, pub, school, construction',
        'Parking now, and after 6 pm',
        'Entry, stairs, letterboxes and bins clean and lit',
      ],
    },
    {
      heading: 'Every room',
      items: [
        'Damp smell; marks on ceilings and in corners; fresh paint on just one wall',
        'Floor level, no soft spots; doors close',
        'Windows open, lock and keep the wind out',
        'Sun: which way does it face?',
        'Heating and cooling work',
        'Power points where I need them; phone signal; what kind of internet?',
        'Smoke alarm present',
      ],
    },
    {
      heading: 'Kitchen and laundry',
      items: [
        'Hot water arrives quickly; pressure holds with two taps on',
        'Dry under the sink, no mould',
        'Oven, hotplates, fan and dishwasher tried',
        'Droppings, traps or sprays in cupboards',
        'Space for the fridge and washing machine, with taps and power points',
      ],
    },
    {
      heading: 'Bathroom',
      items: [
        'Working fan or window',
        'Tiles firm, grout and seals intact, no swollen skirting outside the shower',
        'Toilet flushes and doesn’t move',
        'Shower drains',
      ],
    },
    {
      heading: 'Outside and below',
      items: [
        'Balcony: rail firm, drains free, no stains underneath',
        'Under the floor: dry, airy, no mud tubes on stumps',
        'Fences, sheds and retaining walls standing straight',
        'Large trees near walls or drains',
        'Safety switch and tidy meter box',
      ],
    },
    {
      heading: 'Ask',
      items: [
        'Why is it for sale or rent, and how long were people here?',
        'What was repaired in the last two years? Is there an invoice?',
        'Strata: levies, fund, special levies, works planned, pets, parking',
        'If renting: bond, notice of increases, who does repairs, does the owner plan to sell?',
        'What stays: blinds, dishwasher, light fittings, garden shed?',
        'Promised repairs written into the lease or contract',
      ],
    },
    {
      heading: 'Afterwards',
      items: [
        'Came back at night, or after rain',
        'Read reviews of the property and its neighbours',
        'Photos and notes saved with the address and date',
      ],
    },
  ],
  footnote:
    'General information. It doesn’t replace a building and pest inspection, nor legal or financial advice.',
};
