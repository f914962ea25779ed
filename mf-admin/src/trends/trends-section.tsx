import { TREND_RANGES, type TrendRange } from '@home-truths/platform/contract';
import { keepPreviousData, useApi, useQuery } from '@home-truths/platform/data';
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
import { useLogError } from '../console/use-log-error.ts';
import { type ChartSpec, chartSpecs } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import { readRange, trendsQuery } from './queries.ts';

/** The chunk with the drawing library. */
export const loadDrawing = lazyWithRetry(() =>
  import('./chart-drawing.tsx').then(module => module.ChartDrawing),
);

const RANGE_LABELS: Record<TrendRange, string> = { '30d': '30 days', '12m': '12 months' };

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

const RangeSwitch = ({ range }: { range: TrendRange }) => (
  <Flex as="nav" aria-label="Range of the charts" gap="1">
    {TREND_RANGES.map(each => (
      <RangeLink
        key={each}
        to={each === '30d' ? '?' : `?range=${each}`}
        replace
        preventScrollReset
        aria-current={each === range ? 'true' : undefined}
      >
        {RANGE_LABELS[each]}
      </RangeLink>
    ))}
  </Flex>
);

const subscribeNever = () => () => {};

/** False on the server and while its HTML is hydrated: charts are drawn to the width of the window. */
const useInBrowser = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

const Space = () => <Box h="15rem" />;

function Chart({ spec }: { spec: ChartSpec }) {
  const inBrowser = useInBrowser();
  return (
    <Card p={{ base: '4', md: '5' }} minW="0">
      <Heading as="h3" look="h3" fontSize="1rem" mb="3">
        {spec.title}
      </Heading>
      {inBrowser ? (
        <LazySection load={loadDrawing} props={{ spec }} what="the chart" fallback={<Space />} />
      ) : (
        <Space />
      )}
      {spec.note && (
        <Text mt="2" color="fg.muted" textStyle="meta">
          {spec.note}
        </Text>
      )}
      <ChartTable spec={spec} />
    </Card>
  );
}

const timeFormat = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  ...{ hour: 'numeric', minute: '2-digit' },
});

/** What happened in the last 30 days, or week by week in a year. */
export function TrendsSection() {
  const [params] = useSearchParams();
  const range = readRange(params);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...trendsQuery(useApi(), range),
    placeholderData: keepPreviousData,
  });
  useLogError('The trends did not load', error);
  return (
    <Box as="section" aria-labelledby="trends" mt="8">
      <Flex mb="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading id="trends" look="h3">
          Trends
        </Heading>
        <RangeSwitch range={range} />
      </Flex>
      {error && <Unavailable what="the trends" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton minH="20rem" />}
      {data && (
        <>
          <Grid
            gap="4"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            opacity={isPlaceholderData ? '0.6' : undefined}
            // an odd number of charts leaves no hole
            css={{ '& > :last-child:nth-child(odd)': { gridColumn: { lg: '1 / -1' } } }}
          >
            {chartSpecs(data).map(spec => (
              <Chart key={spec.id} spec={spec} />
            ))}
          </Grid>
          <Text mt="3" color="fg.muted" textStyle="meta">
            {data.countedAt
              ? `Counted once an hour, last at ${timeFormat.format(new Date(data.countedAt))}, Sydney time.`
              : 'Nothing has been counted yet. The worker counts once an hour.'}
          </Text>
        </>
      )}
    </Box>
  );
}
