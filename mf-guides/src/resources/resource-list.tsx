import type { ResourceCard as Resource } from '@home-truths/platform/contract';
import {
  Box,
  chakra,
  Flex,
  Grid,
  Heading,
  Skeleton,
  Unavailable,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { GROUP_NAMES, GROUP_ORDER } from '../categories.ts';
import { useResources } from '../queries.ts';
import { ResourceCard } from './resource-card.tsx';

/** Resources of one category under its name. */
interface ResourceGroup {
  name: string;
  resources: Resource[];
}

/** The groups that are not empty, in display order; none if no category matches. */
export const groupsOf = (resources: Resource[]): ResourceGroup[] =>
  GROUP_ORDER.map(category => ({
    name: GROUP_NAMES[category],
    resources: resources.filter(resource => resource.category === category),
  })).filter(group => group.resources.length > 0);

/** `1 guide`, `3 guides` */
export const guidesText = (count: number) => `${count} ${count === 1 ? 'guide' : 'guides'}`;

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

const Count = chakra('span', {
  base: {
    px: '2.5',
    py: '0.5',
    bg: 'bg.inset',
    color: 'fg.muted',
    borderRadius: 'full',
    fontWeight: '500',
    textStyle: 'meta',
  },
});

const ResourceCards = ({ resources, eager }: { resources: Resource[]; eager?: boolean }) => (
  <Cards>
    {resources.map(resource => (
      <ResourceCard key={resource.id} resource={resource} eager={eager} />
    ))}
  </Cards>
);

const GroupOfCards = ({ group: { name, resources }, eager }: { group: ResourceGroup; eager: boolean }) => (
  <Box as="section">
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mb="5">
      <Heading>{name}</Heading>
      <Count>{guidesText(resources.length)}</Count>
    </Flex>
    <ResourceCards resources={resources} eager={eager} />
  </Box>
);

/** Six placeholder cards while the list is loading. */
const Placeholders = () => (
  <>
    <VisuallyHidden role="status">Loading resources</VisuallyHidden>
    <Cards aria-hidden>
      {[1, 2, 3, 4, 5, 6].map(index => (
        <Skeleton key={index} h="26rem" borderRadius="card" data-placeholder="" />
      ))}
    </Cards>
  </>
);

/** All resources in their groups; one list if no category matches. */
export function ResourceList() {
  const { data: resources, isError, refetch } = useResources();
  if (isError) return <Unavailable what="The resources" onRetry={() => void refetch()} />;
  if (!resources) return <Placeholders />;
  const groups = groupsOf(resources);
  if (groups.length === 0) return <ResourceCards resources={resources} eager />;
  return (
    <Grid gap={{ base: '12', md: '16' }}>
      {groups.map((group, index) => (
        <GroupOfCards key={group.name} group={group} eager={index === 0} />
      ))}
    </Grid>
  );
}
