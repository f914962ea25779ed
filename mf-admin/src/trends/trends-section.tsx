import { useApi, useQuery } from '@home-truths/platform/data';
import { LazySection } from '@home-truths/platform/page';
import { Link, useSearchParams } from '@home-truths/platform/router';
import {
  Box,
  Card,
  chakra,
  Flex,
  Grid,
  Heading,
  lazyWithRetry,
  Skeleton,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { useSyncExternalStore } from 'react';
import { TIMES } from '../console/time-of-day.ts';
import { useLogError } from '../console/use-log-error.ts';
import { type ChartSpec, chartSpecs, isEmpty } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import { trendsQuery, WEEKS } from './queries.ts';

export const loadDrawing = lazyWithRetry(() =>
  import('./chart-drawing.tsx').then(module => module.ChartDrawing),
);

const RangeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: '600',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'bg.subtle', color: 'fg', textDecoration: 'underline' },
  },
});

const RangeSwitch = ({ isYear }: { isYear: boolean }) => (
  <Flex as="nav" aria-label="Range of the charts" gap="1">
    <RangeLink to="?" replace preventScrollReset aria-current={isYear ? undefined : 'true'}>
      {`${WEEKS} weeks`}
    </RangeLink>
    <RangeLink to="?range=12m" replace preventScrollReset aria-current={isYear ? 'true' : undefined}>
      12 months
    </RangeLink>
  </Flex>
);

const subscribeNever = () => () => {};

/** Returns false on the server and during hydration, since a chart needs the width of the window. */
const useInBrowser = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

function Chart({ spec }: { spec: ChartSpec }) {
  const inBrowser = useInBrowser();
  return (
    <Card p="4" pb="2" minW="0">
      <Heading as="h3" look="h3" fontSize="1rem" mb="2">
        {spec.title}
      </Heading>
      <Box h={{ base: '6rem', md: '8rem' }}>
        {inBrowser && <LazySection load={loadDrawing} props={{ spec }} what="the chart" fallback={null} />}
      </Box>
      <ChartTable spec={spec} />
    </Card>
  );
}

export function TrendsSection() {
  const [params] = useSearchParams();
  const isYear = params.get('range') === '12m';
  const { data, error, refetch } = useQuery(trendsQuery(useApi()));
  useLogError('The trends did not load', error);
  const specs = data ? chartSpecs(isYear ? data : { ...data, points: data.points.slice(-WEEKS) }) : [];
  return (
    <Box as="section" aria-labelledby="trends" mt="6">
      <Flex mb="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading id="trends" look="h3">
          Trends
        </Heading>
        <RangeSwitch isYear={isYear} />
      </Flex>
      {error && <Unavailable what="the trends" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton minH="20rem" />}
      {data && (
        <>
          <Grid
            gap={{ base: '3', md: '4' }}
            templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
          >
            {specs
              .filter(spec => !isEmpty(spec))
              .map(spec => (
                <Chart key={spec.id} spec={spec} />
              ))}
          </Grid>
          <Box mt="3" color="fg.muted" textStyle="meta">
            {specs.filter(isEmpty).map(({ id, emptyText }) => (
              <Text key={id}>{emptyText}</Text>
            ))}
            <Text>
              {data.countedAt
                ? `Counted once an hour, last at ${TIMES.format(new Date(data.countedAt))}, Sydney time.`
                : 'Nothing has been counted yet. The worker counts once an hour.'}
            </Text>
          </Box>
        </>
      )}
    </Box>
  );
}
