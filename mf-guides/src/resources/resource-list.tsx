import { RESOURCE_CATEGORIES, type ResourceCard as Resource } from '@home-truths/platform/contract';
import {
  Box,
  ButtonLink,
  chakra,
  Flex,
  Grid,
  Heading,
  ScrollRow,
  Skeleton,
  Unavailable,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { GROUP_NAMES } from '../categories.ts';
import { useResources } from '../queries.ts';
import { ResourceCard } from './resource-card.tsx';

interface ResourceGroup {
  /** The category, also the anchor. */
  id: string;
  name: string;
  resources: Resource[];
}

export const groupsOf = (resources: Resource[]): ResourceGroup[] =>
  RESOURCE_CATEGORIES.map(category => ({
    id: category,
    name: GROUP_NAMES[category],
    resources: resources.filter(resource => resource.category === category),
  })).filter(group => group.resources.length > 0);

export const guidesText = (count: number) => `${count} ${count === 1 ? 'guide' : 'guides'}`;

const Cards = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
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

const Jumps = ({ groups }: { groups: ResourceGroup[] }) => (
  <ScrollRow as="nav" aria-label="Topics" gap="2" mb={{ base: '6', md: '8' }}>
    {groups.map(({ id, name, resources }) => (
      <ButtonLink key={id} look="outline" to={`#${id}`} onClick={() => document.getElementById(id)?.focus()}>
        {`${name} ${resources.length}`}
      </ButtonLink>
    ))}
  </ScrollRow>
);

const GroupOfCards = ({
  group: { id, name, resources },
  eager,
}: {
  group: ResourceGroup;
  eager: boolean;
}) => (
  <Box as="section">
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mb={{ base: '3', md: '5' }}>
      <Heading id={id} tabIndex={-1}>
        {name}
      </Heading>
      <Count>{guidesText(resources.length)}</Count>
    </Flex>
    <ResourceCards resources={resources} eager={eager} />
  </Box>
);

const Placeholders = () => (
  <>
    <VisuallyHidden role="status">Loading resources</VisuallyHidden>
    <Cards aria-hidden>
      {[1, 2, 3, 4, 5, 6].map(index => (
        <Skeleton key={index} h="11rem" borderRadius="card" data-placeholder="" />
      ))}
    </Cards>
  </>
);

export function ResourceList() {
  const { data: resources, isError, refetch } = useResources();
  if (isError) return <Unavailable what="The resources" onRetry={() => void refetch()} />;
  if (!resources) return <Placeholders />;
  const groups = groupsOf(resources);
  // all have unknown categories
  if (groups.length === 0) return <ResourceCards resources={resources} eager />;
  return (
    <>
      <Jumps groups={groups} />
      <Grid gap={{ base: '8', md: '10' }}>
        {groups.map((group, index) => (
          <GroupOfCards key={group.id} group={group} eager={index === 0} />
        ))}
      </Grid>
    </>
  );
}
