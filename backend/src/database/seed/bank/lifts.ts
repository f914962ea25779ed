import type { TagBank } from './sentence.ts';
import { ANYONE, OWNERS, VISITORS } from './sentence.ts';

export const LIFTS: TagBank = {
  tag: 'Elevator Issues',
  praise: false,
  topic: 'lift',
  sentences: [
    {
      title: 'One lift for the whole tower',
      text: 'One of the two lifts was out for {weeks} weeks, with {us} on level {level} and a weekly shop to carry.',
      fits: { needs: ['tower', 'upper level'] },
      photo: 'lift out of order',
    },
    {
      title: 'Good until the lift breaks',
      text: 'The lift breaks down about once a month, which is fine until you have a pram.',
      fits: { needs: ['lift'] },
      photo: 'lift out of order',
    },
    {
      title: 'Book the lift early',
      text: 'Moving in took all day because the booking system had given the lift to two of us at once.',
      moment: 'start',
      fits: { needs: ['tower'] },
      force: 'mild',
    },
    {
      title: 'Allow ten minutes for the lift',
      text: 'Only one of the lifts can be relied on, so allow ten minutes in the morning rush.',
      fits: { needs: ['tower'] },
    },
    {
      title: 'Stuck, and the phone rang out',
      text: 'The lift stopped between floors with {us} in it and the emergency phone rang out. A neighbour heard the banging and got the number off the door.',
      fits: { needs: ['lift'] },
      force: 'strong',
      photo: 'lift out of order',
    },
    {
      title: 'Waiting for a part since {sinceMonth}',
      text: 'They are waiting for a lift part from overseas, and they have been waiting for that part since {sinceMonth}.',
      fits: { needs: ['lift'], minStay: 7 },
      photo: 'lift out of order',
    },
    {
      title: 'A sign on the lift at the open home',
      text: 'There was a handwritten sign on the lift and a queue on the stairs. Nobody could say how long it had been like that.',
      topic: ['lift', 'visit'],
      fits: { by: VISITORS, needs: ['lift'] },
      photo: 'lift out of order',
    },
    {
      title: 'Six minutes for a lift',
      text: '{We} waited six minutes for a lift at eleven on a Saturday morning, and that was with {us} timing it on the way out as well.',
      topic: ['lift', 'visit'],
      fits: { by: VISITORS, needs: ['tower'] },
    },
    {
      title: 'Voted down two years running',
      text: 'Replacing the lift was voted down at two AGMs in a row, and each year the quote is bigger.',
      fits: { by: OWNERS, needs: ['lift'], minStay: 28 },
    },
    {
      title: 'Out often enough to matter',
      text: 'My mother uses a walker, so whenever the lift was out she couldn’t visit, and it was out a lot.',
      fits: { needs: ['lift'] },
    },
    {
      title: 'The lift shudders',
      text: 'The lift shudders, the floor doesn’t quite line up, and the certificate on the wall is older than the carpet.',
      fits: { by: ANYONE, needs: ['lift'], maxYear: 2012 },
    },
    {
      title: 'Slow lifts on Saturdays',
      text: 'The lifts are slow on moving days, and in a building this size every Saturday is moving day.',
      fits: { needs: ['tower'] },
      force: 'mild',
    },
    {
      title: 'The lift sulks',
      text: 'Most mornings somebody holds the doors with a bike, and then the lift sulks and shuts itself off until a technician comes.',
      fits: { needs: ['lift'] },
    },
    {
      title: 'It overshoots the floor',
      text: 'It overshoots the floor, thinks about it and comes back down. You get used to it, visitors don’t.',
      fits: { needs: ['lift'] },
    },
    {
      title: 'No lift for weeks in summer',
      text: 'For {weeks} weeks over summer there was no lift at all. Couriers left everything in the foyer, and what they left there mostly walked.',
      fits: { needs: ['lift'], minStay: 12 },
      force: 'strong',
      photo: 'lift out of order',
    },
    {
      title: 'Only one lift',
      text: 'There is only one lift in the building, so ask what happens on the days it is being serviced.',
      fits: { by: ANYONE, needs: ['lift'], lacks: ['tower'] },
      force: 'mild',
    },
    {
      title: 'Fobs and lifts',
      text: 'You need a fob for the lift, and a spare one costs {fob} and takes eight working days.',
      fits: { needs: ['lift'] },
      force: 'mild',
    },
    {
      title: 'Groceries up the fire stairs',
      text: 'Five times in one fortnight {we} carried groceries up the fire stairs to level {level}. The notice in the foyer apologised for ‘any inconvenience’.',
      fits: { needs: ['lift', 'upper level'] },
      photo: 'lift out of order',
    },
    {
      title: 'Ask why the lift is taped off',
      text: 'One lift was taped off with cardboard on its floor. The agent said renovations, the man from the third floor said it had been like that since {sinceMonth}.',
      fits: { by: VISITORS, needs: ['tower'] },
      photo: 'lift out of order',
    },
    {
      title: 'Doors close on people',
      text: 'The lift doors don’t sense anybody. They caught my bag twice and the pram once.',
      fits: { needs: ['lift'], households: ['family'] },
    },
    {
      title: 'Small lift, big couch',
      text: 'Measure your couch against the lift before you sign, because the car is narrow and the stairs are no help.',
      fits: { by: ANYONE, needs: ['lift'], maxYear: 2005 },
      force: 'mild',
    },
    {
      title: 'The agent took the stairs',
      text: 'The agent took {us} up by the stairs ‘for the exercise’. The lift had no lights on.',
      fits: { by: VISITORS, needs: ['lift'], lacks: ['high up'] },
      photo: 'lift out of order',
    },
  ],
};
