import { Box, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { Clock } from '@home-truths/platform/ui/icons';
import { chipRecipe } from '@home-truths/platform/ui/recipes';
import { BackToResources } from './back-to-resources.tsx';
import { longDate } from './dates.ts';
import { Hero } from './hero.tsx';

export const CategoryBadge = chakra('span', {
  base: { ...chipRecipe.base, bg: 'brand.subtle', color: 'brand.fg' },
});

export const ReadTime = ({ minutes }: { minutes: number }) => (
  <Flex as="span" align="center" gap="1.5" color="fg.muted" textStyle="meta">
    <Clock size={17} aria-hidden /> <span>{`${minutes} min read`}</span>
  </Flex>
);

interface TextHeadProps {
  title: string;
  excerpt: string;
  category: string;
  readTime: number;
  picture: string | null;
  /** The day when the facts were last checked, as 2026-11-21. */
  updated?: string | null;
}

const Head = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'center',
    pb: { base: '7', lg: '10' },
  },
});

export const TextHead = (props: TextHeadProps) => (
  <Head>
    <Box minW="0">
      <BackToResources />
      <Flex mt={{ base: '2', md: '4' }} align="center" wrap="wrap" columnGap="4" rowGap="2">
        <CategoryBadge>{props.category}</CategoryBadge>
        <ReadTime minutes={props.readTime} />
      </Flex>
      <Heading as="h1" look="h1" mt="4" textWrap="balance">
        {props.title}
      </Heading>
      <Text mt="4" color="fg.muted" fontSize={{ base: '1.1rem', md: '1.2rem' }} lineHeight="1.5">
        {props.excerpt}
      </Text>
      {props.updated && (
        <Text mt="4" color="fg.subtle" textStyle="meta">
          {`Facts checked ${longDate(props.updated)}`}
        </Text>
      )}
    </Box>
    {props.picture && <Hero src={props.picture} />}
  </Head>
);
