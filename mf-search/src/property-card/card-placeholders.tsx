import { Box, Skeleton } from '@home-truths/platform/ui';
import { CardContainer, CardPicture, Details, Surface } from './card-shape.ts';

/** `data-placeholder` is for tests. */
const Placeholder = () => (
  <CardContainer data-placeholder="">
    <Surface>
      <CardPicture>
        <Skeleton pos="absolute" inset="0" borderRadius="0" />
      </CardPicture>
      <Details>
        <Skeleton h="6" w="80%" />
        <Skeleton h="5" w="55%" />
        <Skeleton h="7" w="70%" />
        <Skeleton h="12" />
        <Box h="11" mt="auto" />
      </Details>
    </Surface>
  </CardContainer>
);

export const CardPlaceholders = ({ count }: { count: number }) =>
  [...Array(count).keys()].map(number => (
    <Box key={number} aria-hidden>
      <Placeholder />
    </Box>
  ));
