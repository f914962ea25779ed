import { Card, chakra, Heading } from '@home-truths/platform/ui';

const GUIDELINES = [
  ['Be truthful.', 'Stick to what you saw or experienced yourself. It protects you and helps readers.'],
  ['No names.', 'Don’t include names, phone numbers or anything that identifies a person.'],
  [
    'Write about the property,',
    'not the people who live there now. Don’t include photos of other people’s belongings.',
  ],
  ['Be fair.', 'Include the good points, and say when you lived there: properties and managers change.'],
  ['Keep it civil.', 'No threats, insults or advertising, and no more than two links.'],
  [
    'Add photos.',
    'We make larger photos smaller on your device first, and resize all of them (1200px wide, 80% quality).',
  ],
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

const Rules = () => (
  <List>
    {GUIDELINES.map(([rule, why]) => (
      <li key={rule}>
        <b>{rule}</b> <span>{why}</span>
      </li>
    ))}
  </List>
);

const TITLE = 'Review guidelines';

export const Guidelines = () => (
  <Card p="5" display={{ base: 'none', lg: 'block' }}>
    <Heading as="h3" look="h3">
      {TITLE}
    </Heading>
    <Rules />
  </Card>
);

const Details = chakra('details', {
  base: { my: '-3', display: { lg: 'none' }, _open: { mb: '0' } },
});

const Summary = chakra('summary', {
  base: { minH: '11', lineHeight: '2.75rem', cursor: 'pointer', fontWeight: '600', color: 'brand.fg' },
});

export const GuidelinesOnDemand = () => (
  <Details>
    <Summary>{TITLE}</Summary>
    <Rules />
  </Details>
);
