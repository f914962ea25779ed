import { Box, Container, chakra, Heading } from '@home-truths/platform/ui';

const STEPS = [
  {
    name: 'Search Properties',
    text: 'Enter an address, suburb or postcode. Each property has its own page.',
  },
  {
    name: 'Read Real Reviews',
    text: 'See how a property rates, what residents liked and which problems keep coming up.',
  },
  {
    name: 'Share Your Experience',
    text: 'Lived in a home, inspected it or owned it? Share what you know. You can post anonymously.',
  },
];

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    gap: '7',
  },
});

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    '& b': {
      display: 'grid',
      placeItems: 'center',
      gridRow: 'span 2',
      w: '11',
      h: '11',
      bg: 'accent.solid',
      color: 'accent.contrast',
      borderRadius: 'control',
      fontFamily: 'heading',
      fontSize: '1.25rem',
    },
    '& p': { color: 'fg.muted' },
  },
});

export const HowItWorks = () => (
  <Box as="section" bg="bg.subtle" py={{ base: '12', md: '16' }}>
    <Container>
      <Heading mb="6">How it works</Heading>
      <Steps>
        {STEPS.map(({ name, text }, index) => (
          <Step key={name}>
            <b aria-hidden>{index + 1}</b>
            <Heading as="h3" look="h3" mb="1">
              {name}
            </Heading>
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </Container>
  </Box>
);
