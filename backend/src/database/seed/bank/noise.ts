import type { TagBank } from './sentence.ts';
import { ANYONE, TENANTS, VISITORS } from './sentence.ts';

export const NOISE: TagBank = {
  tag: 'Noise Issues',
  praise: false,
  topic: 'noise',
  sentences: [
    {
      title: 'Bins before dawn',
      text: 'The bin truck comes at {early} and stops right under the bedroom window, three mornings a week.',
      fits: { lacks: ['studio', 'house'] },
    },
    {
      title: 'Bedroom faces the buses',
      text: 'The main bedroom faces the street and the buses start before six. Earplugs helped for about a week.',
      fits: { needs: ['main road'], lacks: ['studio', 'high up'] },
      photo: 'traffic window',
    },
    {
      title: 'Thin walls',
      text: 'The wall between the flats is so thin that {we} knew next door’s Tuesday meetings off by heart.',
      fits: { types: ['apartment', 'unit', 'studio'], needs: ['shared wall'] },
    },
    {
      title: 'Main road, single glazing',
      text: 'Single glazing on a main road, so on weekends it is loud until about two in the morning.',
      fits: { needs: ['main road'], lacks: ['double glazing'], maxYear: 2006 },
      photo: 'traffic window',
    },
    {
      title: 'Every footstep from upstairs',
      text: 'Upstairs put down floating floors with no underlay, and every footstep comes through, including the dog’s.',
      fits: { needs: ['neighbour above'] },
    },
    {
      title: 'Short-stay neighbours',
      text: 'Half the level was short-stay, so Friday nights were suitcase wheels in the corridor and somebody’s birthday until three.',
      fits: { needs: ['short stays'] },
    },
    {
      title: 'Jackhammers at seven',
      text: 'The site next door has been going since {sinceMonth}, with jackhammers from seven, Saturdays included.',
      fits: { needs: ['building site'], minStay: 7 },
      photo: 'crane',
    },
    {
      title: 'Air-con hum all summer',
      text: 'The neighbour’s air-con unit is bolted to the other side of the wall by the bed and hums all night in summer.',
      fits: { needs: ['shared wall'] },
    },
    {
      title: 'Barking all day',
      text: 'The dogs over the back fence bark from when their people leave until they come home. Council sent {us} a diary to fill in, and that was it.',
      fits: { types: ['house', 'townhouse', 'unit'] },
    },
    {
      title: 'Bed against the lift shaft',
      text: 'The bed can only go against the wall of the lift shaft. You hear the brake each time it stops, and it stops a lot.',
      fits: { needs: ['lift'] },
    },
    {
      title: 'Windows shut and still loud',
      text: '{We} stood inside with all the windows shut and could still follow a conversation at the bus stop.',
      fits: { by: VISITORS, needs: ['main road'], lacks: ['high up', 'double glazing'] },
      photo: 'traffic window',
    },
    {
      title: 'Go back at peak hour',
      topic: ['noise', 'visit'],
      text: 'Go back at peak hour before you sign anything. It was peaceful on the Saturday, and on the Tuesday {we} had to repeat {ourselves} in the front room.',
      fits: { by: VISITORS, needs: ['main road'], lacks: ['studio'] },
      photo: 'traffic window',
    },
    {
      title: 'The agent talked louder',
      text: 'Halfway through the inspection somebody crossed the floor above in heels, and the agent just talked a bit louder.',
      fits: { by: VISITORS, needs: ['neighbour above'] },
    },
    {
      title: 'Glasses chatter when a train passes',
      text: 'You feel the trains as much as hear them. The glasses in the cupboard chatter each time, and the last one is after midnight.',
      fits: { needs: ['near the line'] },
    },
    {
      title: 'Trams squeal on the corner',
      text: 'The {tram} takes the corner outside with a squeal you could set a clock by, the first one just after five.',
      fits: { needs: ['tram', 'main road'] },
    },
    {
      title: 'Closing time at the front fence',
      text: 'The pub around the corner shuts at one, and the conversations carry on along {our} front fence until two.',
      fits: { types: ['house', 'townhouse'], needs: ['inner'] },
    },
    {
      title: 'Bass through the stairwell',
      text: 'There is a bar on the ground floor. The sound check is at four on a Friday and the bass comes up through the building until late.',
      fits: { needs: ['shops below'] },
    },
    {
      title: 'Above the roller door',
      text: 'The bedroom is above the garage roller door, and it shrieks every time someone leaves for an early shift.',
      fits: { needs: ['basement'], lacks: ['studio', 'high up'] },
    },
    {
      title: 'Leaf blower on Thursdays',
      text: 'The gardener starts the leaf blower at seven every Thursday, and that is about the worst of the noise.',
      fits: { needs: ['strata'], lacks: ['main road', 'building site', 'high up'] },
      force: 'mild',
    },
    {
      title: 'Phone calls pause for planes',
      text: 'Planes go over low enough to stop a phone call, though not after eleven at night.',
      fits: { needs: ['flight path'] },
      force: 'mild',
    },
    {
      title: 'Curlews at two in the morning',
      text: 'The curlews scream like a horror film at two in the morning, and there is nothing to be done about a bird.',
      fits: { needs: ['tropics'], lacks: ['high up'] },
      force: 'mild',
    },
    {
      title: 'Some road noise at the front',
      text: 'There is some road noise at the front, nothing a closed window doesn’t mostly fix.',
      fits: { by: ANYONE, needs: ['main road'] },
      force: 'mild',
    },
    {
      title: 'Pool noise in the holidays',
      text: 'The pool is right below the balcony, so in school holidays you live with the shrieking until nine.',
      fits: { needs: ['pool', 'balcony'] },
      force: 'mild',
    },
    {
      title: 'Cockatoos at first light',
      text: 'Cockatoos land on the tin roof at first light and they do not whisper.',
      fits: { types: ['house'], states: ['NSW', 'VIC', 'QLD', 'ACT'] },
      force: 'mild',
    },
    {
      title: 'The fire door slams all day',
      text: 'The fire door in the corridor has a broken closer and slams every time someone takes their rubbish down. {We} {were} right beside it.',
      fits: { needs: ['lift'] },
    },
    {
      title: 'Arguments through the floor',
      text: 'The couple upstairs fought most nights and {we} could hear who had left the milk out. {We} called twice, once to the agent and once to the police.',
      fits: { by: TENANTS, needs: ['neighbour above'] },
      force: 'strong',
    },
    {
      title: 'No sleep for most of a year',
      text: 'A concrete pump set up outside at {early} on pour days, six or seven times in all. I’ve got nothing against building, but I have a job to get up for.',
      fits: { needs: ['building site'], voice: 'I', minStay: 10 },
      force: 'strong',
      photo: 'crane',
    },
    {
      title: 'A building site on the other side of the fence',
      text: 'There is a crane up next door that isn’t in any of the listing photos. Ask how many levels it still has to go.',
      fits: { by: VISITORS, needs: ['building site'] },
      photo: 'crane',
    },
    {
      title: 'You can hear next door’s TV',
      text: 'You can hear next door’s television through the wall, not loudly, just enough to know what they are watching.',
      fits: { by: ANYONE, needs: ['shared wall'], lacks: ['double glazing'] },
      force: 'mild',
    },
    {
      title: 'Timber floors carry everything',
      text: 'Timber floors carry sound from one end of the house to the other, so nobody sleeps in if somebody gets up.',
      fits: { types: ['house'], needs: ['floorboards'] },
      force: 'mild',
    },
    {
      title: 'Hoons on weekend nights',
      text: 'Once or twice a week somebody treats the main road outside as a drag strip at midnight.',
      fits: { needs: ['main road'], lacks: ['high up'] },
    },
    {
      title: 'Plumbing you can hear from bed',
      text: 'Every time anyone in the block flushes, the pipes knock in the wall behind the bed.',
      fits: { needs: ['shared building'], maxYear: 1998 },
    },
    {
      title: 'Early birds upstairs',
      text: 'Whoever is upstairs gets up at five and owns hard shoes.',
      fits: { needs: ['neighbour above'] },
      force: 'mild',
    },
    {
      title: 'A trumpet two doors down',
      text: 'Somebody two doors down is learning the trumpet. They are getting better.',
      fits: { types: ['house', 'townhouse', 'unit', 'apartment'], lacks: ['high up'] },
      force: 'mild',
    },
    {
      title: 'You hear every key',
      text: 'The corridor lights buzz and the front door is thin, so you hear every key in the building.',
      fits: { needs: ['lift'] },
      force: 'mild',
    },
    {
      title: 'Party house over the back',
      text: 'The share house over the back has a speaker in the yard most weekends, and the council’s noise line closes at eleven.',
      fits: { types: ['house', 'townhouse', 'unit'] },
    },
    {
      title: 'Pump room next to the bed',
      text: 'The pool pump is on the other side of {our} bedroom wall, and it starts at four.',
      fits: { needs: ['pool'], lacks: ['high up', 'studio'] },
    },
  ],
};
