import { countLeads } from '@home-truths/platform/contract';
import { useRead } from '@home-truths/platform/data';
import { Box, Card, chakra, Grid } from '@home-truths/platform/ui';
import { useLogError } from '../console/use-rows.ts';

const COUNTS = [
  ['total', 'Total'],
  ['pending', 'Pending'],
  ['contacted', 'Contacted'],
  ['completed', 'Completed'],
] as const;

const Figure = chakra('dd', {
  base: { fontFamily: 'heading', fontWeight: '700', fontSize: '1.6rem', lineHeight: '1.25' },
});

/** The number of leads, in total and by status. */
export function LeadCounts() {
  const { data, error } = useRead(countLeads, {});
  useLogError('The counts of leads did not load', error);
  return (
    <Grid as="dl" mb="6" gap="3" templateColumns={'repeat(auto-fit, minmax(8rem, 1fr))'}>
      {COUNTS.map(([name, label]) => (
        <Card key={name} px="4" py="3" asChild>
          <Box>
            <chakra.dt color="fg.muted" textStyle="meta">
              {label}
            </chakra.dt>
            <Figure>{data ? data[name].toLocaleString('en-AU') : '–'}</Figure>
          </Box>
        </Card>
      ))}
    </Grid>
  );
}
