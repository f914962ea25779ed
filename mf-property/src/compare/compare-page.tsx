import { compareText, compareUrl, removeCompared, useComparedIds } from '@home-truths/platform/compare';
import { type CompareProperty, compareProperties, LIMITS } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import { PageSkeleton, UnavailablePage, untilPlaceholders } from '@home-truths/platform/page';
import { type Ctx, useRouteError, useSearchParams } from '@home-truths/platform/router';
import {
  Box,
  Button,
  ButtonLink,
  Container,
  type Elements,
  Flex,
  Heading,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { Printer } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';
import { CopyLink } from '../copy-link.tsx';
import { comparedIds, comparisonUrl, ONLY_DIFFERENCES_PARAM } from './compare-params.ts';
import { CompareTable } from './compare-table.tsx';
import { DifferencesSwitch } from './differences-switch.tsx';

const { min: MIN, max: MAX } = LIMITS.compared;

/** Reads the properties in the order of `ids`, without deleted ones. */
const comparedQuery = (api: Api, ids: number[]) =>
  read(api, compareProperties, { query: { ids: ids.join() } });

const HIDDEN_WITHOUT_SCRIPT = { '@media (scripting: none)': { display: 'none' } };

function HowToAdd({ text }: { text: string }) {
  const addedIds = useComparedIds();
  return (
    <>
      <Text mt="4" maxW="measure" color="fg.muted" fontSize="1.1rem">
        {text}
      </Text>
      <Text mt="3" maxW="measure" color="fg.muted" css={HIDDEN_WITHOUT_SCRIPT}>
        Select Compare on a property, in search results or on a building’s page.
      </Text>
      <Text mt="3" maxW="measure" color="fg.muted">
        If you have an account, you can also select properties in your bookmarks.
      </Text>
      <Flex mt="7" gap="3" wrap="wrap">
        {addedIds.length >= MIN && (
          <ButtonLink to={compareUrl(addedIds)}>
            <span>{compareText(addedIds.length)}</span>
          </ButtonLink>
        )}
        <ButtonLink to="/search" look={addedIds.length >= MIN ? 'outline' : 'solid'}>
          Search properties
        </ButtonLink>
        <ButtonLink to="/profile?tab=bookmarks" look="outline">
          Your bookmarks
        </ButtonLink>
      </Flex>
    </>
  );
}

const TooFew = ({ ids: [id] }: { ids: number[] }) => (
  <>
    <HowToAdd
      text={`${id ? 'You’ve chosen 1 property so far. ' : ''}Choose ${MIN} to ${MAX} properties to see their ratings, issues and facts side by side.`}
    />
    {id && (
      <TextLink to={`/property/${id}`} mt="4" minH="11">
        Back to the property
      </TextLink>
    )}
  </>
);

const TooMany = ({ ids }: { ids: number[] }) => (
  <>
    <Text mt="4" maxW="measure" color="fg.muted" fontSize="1.1rem">
      {`You can compare up to ${MAX} properties. This link has ${ids.length}.`}
    </Text>
    <Flex mt="7" gap="3" wrap="wrap">
      <ButtonLink to={compareUrl(ids.slice(0, MAX))}>{`Compare the first ${MAX}`}</ButtonLink>
    </Flex>
  </>
);

const missingText = (count: number) =>
  count === 1
    ? 'One of these properties is no longer on the site.'
    : `${count} of these properties are no longer on the site.`;

const MissingNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <Text mt="5" p="4" bg="bg.muted" borderStartWidth="4px" borderColor="brand.fg" maxW="measure">
      {missingText(count)}
    </Text>
  );

function useRemoveDeletedFromList(ids: number[], properties: CompareProperty[]) {
  // as text, which is equal in each render
  const missing = ids.filter(id => !properties.some(property => property.id === id)).join();
  useEffect(() => {
    if (missing) removeCompared(missing.split(',').map(Number));
  }, [missing]);
}

interface ComparisonProps {
  ids: number[];
  properties: CompareProperty[];
}

function Comparison({ ids, properties }: ComparisonProps) {
  const [search] = useSearchParams();
  const onlyDifferences = search.get(ONLY_DIFFERENCES_PARAM.name) === ONLY_DIFFERENCES_PARAM.value;
  useRemoveDeletedFromList(ids, properties);
  const missingCount = ids.length - properties.length;
  if (properties.length === 0) {
    return (
      <>
        <MissingNotice count={missingCount} />
        <TooFew ids={[]} />
      </>
    );
  }
  return (
    <>
      <Flex mt="5" columnGap="3" rowGap="2" wrap="wrap" align="center" _print={{ display: 'none' }}>
        {properties.length > 1 && <DifferencesSwitch ids={ids} isOn={onlyDifferences} />}
        <Flex gap="3" wrap="wrap" ms={{ md: 'auto' }}>
          <CopyLink path={comparisonUrl(ids, onlyDifferences)} />
          <Button look="outline" css={HIDDEN_WITHOUT_SCRIPT} onClick={() => window.print()}>
            <Printer size={18} aria-hidden /> Print
          </Button>
        </Flex>
      </Flex>
      <MissingNotice count={missingCount} />
      <Box mt="5">
        <CompareTable properties={properties} onlyDifferences={onlyDifferences} />
      </Box>
      {properties.length < MAX && (
        <TextLink to="/search" mt="4" minH="11" _print={{ display: 'none' }}>
          Add another property
        </TextLink>
      )}
    </>
  );
}

function LoadedComparison({ ids }: { ids: number[] }) {
  const { data, error } = useQuery(comparedQuery(useApi(), ids));
  if (error) throw error;
  return data ? <Comparison ids={ids} properties={data} /> : <PageSkeleton />;
}

/** Moves the focus to the heading when the focused link is removed with its column. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (count < previousCount.current) heading.current?.focus({ preventScroll: true });
    previousCount.current = count;
  }, [count]);
  return heading;
}

/** Fits four properties on one sheet. */
const PRINT_STYLES = {
  page: 'comparison',
  '@page comparison': { size: 'A4 landscape', margin: '10mm' },
};

function Frame({ ids, children }: { ids: number[]; children: Elements }) {
  const heading = useFocusAfterRemoval(ids.length);
  return (
    <Container
      as="article"
      pt={{ base: '5', md: '8' }}
      pb="10"
      css={PRINT_STYLES}
      _print={{ p: '0', maxW: 'none' }}
    >
      <Heading as="h1" look="h1" ref={heading} tabIndex={-1} _print={{ fontSize: '16pt' }}>
        Compare properties
      </Heading>
      {children}
    </Container>
  );
}

export async function prefetchComparison({ queryClient, api }: Ctx, { url }: Request) {
  const ids = comparedIds(new URL(url).searchParams);
  // `ComparePage` renders this error, too
  if (ids.length > MAX) throw new Response(null, { status: 400 });
  if (ids.length >= MIN) await untilPlaceholders(queryClient.ensureQueryData(comparedQuery(api, ids)));
  return null;
}

export function ComparePage() {
  const [search] = useSearchParams();
  const ids = comparedIds(search);
  const isTooMany = ids.length > MAX;
  if (useRouteError() && !isTooMany)
    return <UnavailablePage title="We can’t compare these properties right now" />;
  return (
    <Frame ids={ids}>
      {isTooMany && <TooMany ids={ids} />}
      {ids.length < MIN && <TooFew ids={ids} />}
      {!isTooMany && ids.length >= MIN && <LoadedComparison ids={ids} />}
    </Frame>
  );
}
