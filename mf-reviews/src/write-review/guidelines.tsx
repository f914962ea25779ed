import { Card, chakra, Heading } from '@home-truths/platform/ui';
import type { ComponentProps } from 'react';

const GUIDELINES = [
  ['Be truthful.', 'Stick to what you saw or experienced yourself. It protects you and helps readers.'],
  ['No names.', 'Don’t include names, phone numbers or anything that identifies a person.'],
  [
    'Write about the property,',
    'not the people who live there now. Don’t include photos of other people’s belongings.',
  ],
  ['Be fair.', 'Include the good points, and say when you lived there: properties and managers change.'],
  ['Keep it civil.', 'No threats, insults or advertising, and no more than two links.'],
] as const;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    mt: '3',
    color: 'fg.muted',
    '& b': { color: 'fg' },
  },
});

/** What makes a good review: within the form on narrow screens, beside it on wide ones. */
export const Guidelines = ({ display }: { display: ComponentProps<typeof Card>['display'] }) => (
  <Card p="5" display={display}>
    <Heading as="h3" look="h3">
      Review guidelines
    </Heading>
    <List>
      {GUIDELINES.map(([rule, why]) => (
        <li key={rule}>
          <b>{rule}</b> <span>{why}</span>
        </li>
      ))}
    </List>
  </Card>
);
