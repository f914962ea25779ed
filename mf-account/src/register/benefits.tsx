import { Box, chakra, HStack, Text } from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';

const BENEFITS = [
  'Bookmark properties and read about them offline',
  'Edit or delete your reviews at any time',
  'Choose whether your name appears',
];

/** Beside the card, on screens that are wide enough. */
const Aside = chakra('aside', {
  base: {
    display: { base: 'none', xl: 'block' },
    pos: 'absolute',
    insetStart: 'calc(100% + 3rem)',
    top: '9',
    w: '17rem',
  },
});

const List = chakra('ul', { base: { mt: '4', '& li + li': { mt: '3' } } });

/** The benefits of an account. */
export const Benefits = () => (
  <Aside>
    <Text id="benefits" fontWeight="600">
      With an account you can
    </Text>
    <List aria-labelledby="benefits">
      {BENEFITS.map(text => (
        <li key={text}>
          <HStack gap="2.5" align="flex-start">
            <Box color="brand.fg" flexShrink="0" mt="0.5">
              <Check size={20} />
            </Box>
            <span>{text}</span>
          </HStack>
        </li>
      ))}
    </List>
  </Aside>
);
