import { type DataSourceLine, listDataSources } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { chakra, Heading, Text } from '@home-truths/platform/ui';
import { waitOnServer } from '../queries.ts';
import { ExternalLink } from '../text/inline.tsx';

const sourcesQuery = (api: Api) => read(api, listDataSources, {});

export const prefetchDataSources = ({ queryClient, api }: Ctx) =>
  waitOnServer(queryClient.prefetchQuery(sourcesQuery(api)));

const List = chakra('ul', { base: { mt: '3.5', display: 'grid', gap: '3' } });
const Line = chakra('span', { base: { display: 'block' } });
const Links = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' } });

const Source = ({ attribution, url, licenceUrl }: DataSourceLine) => (
  <li>
    <Line translate="no">{attribution}</Line>
    <Links>
      <ExternalLink href={url} rel="external noopener">
        Where it comes from
      </ExternalLink>
      {licenceUrl && (
        <ExternalLink href={licenceUrl} rel="external noopener">
          Its licence
        </ExternalLink>
      )}
    </Links>
  </li>
);

export function DataSources() {
  const { data = [] } = useQuery(sourcesQuery(useApi()));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="data">
      <Heading id="data" look="section">
        Data from others
      </Heading>
      <Text mt="3.5">
        The names, postcodes and locations of suburbs come from others. We’ve only changed their format.
      </Text>
      <List>
        {data.map(source => (
          <Source key={source.name} {...source} />
        ))}
      </List>
    </section>
  );
}
