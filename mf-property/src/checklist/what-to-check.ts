import type { IssueTag } from '@home-truths/platform/contract';

interface ProblemCheck {
  /** The name within “Reviews mention leaks”. */
  noun: string;
  thingsToLookAt: readonly string[];
  question: string;
}

type GoodPoint = 'Great Landlord' | 'Well Maintained' | 'Good Location';

/** Browsers store ticks by these texts, so a changed text loses its tick. */
export const PROBLEM_CHECKS: Record<Exclude<IssueTag, GoodPoint>, ProblemCheck> = {
  Leaks: {
    noun: 'leaks',
    thingsToLookAt: [
      'Stains, bubbles or fresh paint on ceilings and in corners',
      'Under each sink: dry, no smell',
      'Run the shower for 2 minutes, then check the wall behind it',
    ],
    question: 'When was the last leak, and is there an invoice for the repair?',
  },
  'Noise Issues': {
    noun: 'noise',
    thingsToLookAt: [
      'Listen for a minute in the bedroom, window shut, then open',
      'Come back after 9 pm or on a Saturday',
      'Lift, pipes, garage door, footsteps overhead',
    ],
    question: 'What are the quiet hours, and has anyone complained this year?',
  },
  Pests: {
    noun: 'pests',
    thingsToLookAt: [
      'Droppings, traps or sprays in cupboards',
      'Gaps along skirting boards and behind the fridge',
      'Mud tubes on stumps and walls',
    ],
    question: 'When was the last treatment, and who pays for the next one?',
  },
  'Structural Issues': {
    noun: 'structural problems',
    thingsToLookAt: [
      'Cracks wide enough for a coin, or that step through the brickwork',
      'Doors and windows that stick',
      'Floors that slope or feel springy',
    ],
    question: 'Is there a building report or a defects claim? Can I see it?',
  },
  'High Strata Fees': {
    noun: 'high strata fees',
    thingsToLookAt: [
      'Levies for each quarter',
      'How much money is in the funds',
      'Special levies over the last 3 years',
    ],
    question: 'What’s planned that owners will have to pay for?',
  },
  'Poor Management': {
    noun: 'the management',
    thingsToLookAt: ['Common areas, bins, lights, notices by the door', 'How to reach someone at night'],
    question: 'How long did the last repair take, from request to finish?',
  },
  'Elevator Issues': {
    noun: 'the lift',
    thingsToLookAt: [
      'Take the lift up and down',
      'How many lifts, for how many homes?',
      'Could I take the stairs for a week?',
    ],
    question: 'How many days was a lift out of order last year?',
  },
  'Parking Issues': {
    noun: 'parking',
    thingsToLookAt: [
      'See the actual car space, its size and any pillars',
      'Street parking after 6 pm',
      'Rules for visitor parking',
    ],
    question: 'Is the car space on the lease or title?',
  },
  'Security Concerns': {
    noun: 'security',
    thingsToLookAt: [
      'Does the entry door close and lock by itself?',
      'Locks on windows and balcony doors',
      'Lighting from the street to the door',
    ],
    question: 'Who changes the locks between tenants?',
  },
};

export const GOOD_POINT_CHECKS: Record<GoodPoint, string> = {
  'Great Landlord': 'Ask: Is it still the same owner?',
  'Well Maintained': 'Ask: What’s been done in the last 2 years?',
  'Good Location': 'Walk to the stop or shops you’d use, at the time you’d go',
};

export const FOR_EVERY_PROPERTY = [
  'Any smell of damp',
  'Hot water, and pressure with two taps running',
  'Every window opens, closes and locks',
  'Heating and cooling work',
  'Phone signal and internet',
  'Power points and safety switch',
  'Sun: which way does it face?',
  'Smoke alarms',
] as const;
