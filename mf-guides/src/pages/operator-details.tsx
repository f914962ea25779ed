import { type Operator, readOperator } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { Box, chakra, Heading } from '@home-truths/platform/ui';
import { waitOnServer } from '../queries.ts';
import { ExternalLink } from '../text/inline.tsx';

const operatorQuery = (api: Api) => read(api, readOperator, {});

export const prefetchOperator = ({ queryClient, api }: Ctx) =>
  waitOnServer(queryClient.prefetchQuery(operatorQuery(api)));

const Lines = ({ name, abn, address, email }: Operator) => (
  <Box as="address" mt="3.5" fontStyle="normal">
    {name && (
      <chakra.span display="block" translate="no">
        {name}
      </chakra.span>
    )}
    {abn && <chakra.span display="block">{`ABN ${abn}`}</chakra.span>}
    {address && (
      <chakra.span display="block" translate="no">
        {address}
      </chakra.span>
    )}
    {email && (
      <ExternalLink href={`mailto:${email}`} translate="no">
        {email}
      </ExternalLink>
    )}
  </Box>
);

export function OperatorDetails() {
  const { data } = useQuery(operatorQuery(useApi()));
  if (!data || !Object.values(data).some(Boolean)) return null;
  return (
    <section aria-labelledby="operator">
      <Heading id="operator" look="section">
        Who runs Home Truths
      </Heading>
      <Lines {...data} />
    </section>
  );
}
