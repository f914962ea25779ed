import type { Checklist } from '../guide.ts';

export const inspectionChecklist: Checklist = {
  name: 'inspection',
  title: 'Inspection checklist',
  intro:
    'For your own walk through a home, to rent or to buy. It takes about twenty minutes and works offline.',
  groups: [
    {
      heading: 'From the street',
      items: [
        'Roof line straight, gutters sound, no rust marks on walls',
        'Cracks in walls or paths: how wide, and do they step through the bricks?',
        'Ground falls away from the house; no puddles by the wall',
        'Noise: traffic, trains, planes, bar, school, building site',
        'Parking now, and after six in the evening',
        'Entry, stairs, letterboxes and bins clean and lit',
      ],
    },
    {
      heading: 'Every room',
      items: [
        'Smell of damp; marks on ceilings and in corners; fresh paint on one wall only',
        'Floor level, no soft spots; doors close',
        'Windows open, lock and keep the wind out',
        'Sun: which way does it face?',
        'Heating and cooling work',
        'Sockets where I need them; phone signal; which internet connection?',
        'Smoke alarm present',
      ],
    },
    {
      heading: 'Kitchen and laundry',
      items: [
        'Hot water arrives quickly; pressure holds with two taps on',
        'Under the sink dry and without mould',
        'Oven, hotplates, fan and dishwasher tried',
        'Droppings, traps or sprays in cupboards',
        'Room and connections for fridge and washing machine',
      ],
    },
    {
      heading: 'Bathroom',
      items: [
        'Fan or window that works',
        'Tiles firm, grout and seals whole, no swollen skirting outside the shower',
        'Toilet flushes and does not move',
        'Shower drains',
      ],
    },
    {
      heading: 'Outside and below',
      items: [
        'Balcony: rail firm, drains free, no stains underneath',
        'Under the floor: dry, airy, no mud tubes on stumps',
        'Fences, sheds and retaining walls standing straight',
        'Large trees close to walls or drains',
        'Safety switch and tidy meter box',
      ],
    },
    {
      heading: 'Ask',
      items: [
        'Why is it for sale or for rent, and how long were people here?',
        'What was repaired in the last two years? Is there an invoice?',
        'Strata: levies, fund, special levies, works planned, pets, parking',
        'To rent: bond, notice of increases, who does repairs, does the owner plan to sell?',
        'What stays: blinds, dishwasher, light fittings, garden shed?',
        'Promised repairs written into the lease or contract',
      ],
    },
    {
      heading: 'Afterwards',
      items: [
        'Came back at night, or after rain',
        'Read the reviews of the home and of its neighbours',
        'Photos and notes saved with address and date',
      ],
    },
  ],
  footnote:
    'General information. It does not replace a building and pest inspection, nor legal or financial advice.',
};
