import { TickList } from '@home-truths/platform/checklist';
import type { BuildingDetail, PropertyDetail } from '@home-truths/platform/contract';
import { notFound, orNotFound, untilPlaceholders } from '@home-truths/platform/page';
import { type Ctx, redirect } from '@home-truths/platform/router';
import { rulesOfState, STATE_RULES_DATE } from '@home-truths/platform/state-rules';
import { Box, Button, Container, chakra, Flex, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { fullAddress, ShareButton } from '@home-truths/platform/ui/property';
import { CopyLink } from '../copy-link.tsx';
import { parseId } from '../property/parse-id.ts';
import { buildingQuery, propertyQuery, useBuilding } from '../queries.ts';
import { propertyChecklistPath } from './checklist-path.ts';
import { checklistGroups, checksOf, needsBuilding, sourceOfTags, type Tagged } from './groups-of-tags.ts';
import { FOR_EVERY_PROPERTY, PROBLEM_CHECKS } from './what-to-check.ts';

const MAX_QUESTIONS = 3;

const listFormat = new Intl.ListFormat('en-AU');

/** Returns a message to the agent about the most frequent problems, if any. It never quotes authors. */
export function agentQuestions(
  property: Tagged & Pick<PropertyDetail, 'address' | 'suburb'>,
  building: Tagged | undefined,
) {
  const source = sourceOfTags(property, building);
  const problems = checksOf(source, PROBLEM_CHECKS).slice(0, MAX_QUESTIONS);
  if (problems.length === 0) return undefined;
  const mentioned = problems.map(
    ({ count, check: { noun } }) => `${noun} (${count} of ${source.reviewCount})`,
  );
  const reviews = source.isBuilding ? 'Reviews of the building' : 'Reviews';
  return [
    `Hi, I’m interested in ${property.address}, ${property.suburb}. ${reviews} mention ${listFormat.format(mentioned)}.`,
    problems.map(({ check: { question } }) => `- ${question}`).join('\n'),
    'Thank you.',
  ].join('\n\n');
}

/** Leaves room for the Notes button. */
const Mentions = ({ text }: { text: string }) => (
  <Box pe="16" color="fg.muted" textStyle="meta" _print={{ pe: '0', fontSize: '8.5pt', lineHeight: '16pt' }}>
    <Text as="span" display="inline-block" pt={{ base: '1', _print: '0' }}>
      {text}
    </Text>
  </Box>
);

const withMentions = <Group extends { mentions: string }>({ mentions, ...group }: Group) => ({
  ...group,
  intro: <Mentions text={mentions} />,
});

function StateRules({ state }: { state: string }) {
  const rules = rulesOfState(state);
  if (!rules) return null;
  const { name, rentIncreases, endingEntryBond, authority } = rules;
  return (
    <Box
      as="details"
      clear="both"
      textStyle="meta"
      _print={{ fontSize: '8pt', lineHeight: '1.3', '&::details-content': { contentVisibility: 'visible' } }}
    >
      <chakra.summary py="3" cursor="pointer" _print={{ py: '0', listStyle: 'none' }}>
        {`Renting in ${name}, as at ${STATE_RULES_DATE}`}
      </chakra.summary>
      <Text>{`Rent increases: ${rentIncreases}`}</Text>
      <Text mt="1">{`Ending, entry, bond: ${endingEntryBond}`}</Text>
      <TextLink to={authority.url} mt="1" minH="11" _print={{ minH: '0' }}>
        {authority.name}
      </TextLink>
    </Box>
  );
}

function groupsOf(property: PropertyDetail, building: BuildingDetail | undefined) {
  const { problems, stillTrue } = checklistGroups(property, building);
  return [
    ...problems.map(withMentions),
    { heading: 'For every property', items: FOR_EVERY_PROPERTY },
    ...(stillTrue ? [withMentions(stillTrue)] : []),
    {
      heading: 'Ask in writing',
      intro: <StateRules state={property.state} />,
      items: ['Questions sent to the agent or owner by email, and the answers saved'],
    },
  ];
}

interface ChecklistProps {
  property: PropertyDetail;
  building?: BuildingDetail | undefined;
}

function AgentQuestions({ property, building }: ChecklistProps) {
  const questions = agentQuestions(property, building);
  if (!questions) return null;
  return (
    <ShareButton
      path={`/property/${property.id}`}
      title="Questions for the agent"
      message={link => `${questions}\n\n${link}`}
    >
      Questions for the agent
    </ShareButton>
  );
}

const Checklist = ({ property, building }: ChecklistProps) => (
  <Container as="article" pt={{ base: '4', md: '8' }} _print={{ pt: '0', pb: '0' }}>
    <TextLink to={`/property/${property.id}`} minH="11" _print={{ display: 'none' }}>
      Back to the property
    </TextLink>
    <Heading as="h1" look="h1" mt="4" _print={{ mt: '0', fontSize: '16pt' }}>
      Inspection checklist
    </Heading>
    <Text mt="2" color="fg.muted" translate="no" _print={{ mt: '0', fontSize: '10pt' }}>
      {fullAddress(property)}
    </Text>
    <Flex
      mt="4"
      gap="2"
      wrap="wrap"
      css={{ '& > button': { px: { base: '3', sm: '4' }, fontSize: { base: '0.90625rem', sm: '1rem' } } }}
      _print={{ display: 'none' }}
    >
      <Button
        look="outline"
        css={{ '@media (scripting: none)': { display: 'none' } }}
        onClick={() => window.print()}
      >
        Print
      </Button>
      <AgentQuestions property={property} building={building} />
      <CopyLink path={propertyChecklistPath(property.id)} />
    </Flex>
    <TickList
      key={property.id}
      slug={String(property.id)}
      groups={groupsOf(property, building)}
      hasGroupNotes
    />
    <Text mt="4" maxW="measure" color="fg.muted" textStyle="meta" _print={{ mt: '2', fontSize: '8pt' }}>
      General information. It doesn’t replace a building and pest inspection, nor legal or financial advice.
    </Text>
  </Container>
);

const ChecklistWithBuilding = ({ property, id }: { property: PropertyDetail; id: number }) => (
  <Checklist property={property} building={useBuilding(id).data} />
);

export async function prefetchChecklist({ queryClient, api }: Ctx, idText: string | undefined) {
  const id = parseId(idText);
  if (id === undefined) throw notFound('Property');
  const checklist = orNotFound('Property', queryClient.ensureQueryData(propertyQuery(api, id))).then(
    async property => {
      if (property.id !== id) throw redirect(propertyChecklistPath(property.id), 301);
      if (property.building && needsBuilding(property))
        await queryClient.prefetchQuery(buildingQuery(api, property.building.id));
    },
  );
  await untilPlaceholders(checklist);
  return null;
}

export const ChecklistPage = ({ property }: { property: PropertyDetail }) =>
  property.building && needsBuilding(property) ? (
    <ChecklistWithBuilding property={property} id={property.building.id} />
  ) : (
    <Checklist property={property} />
  );
