import { Link, pathOnSite } from '@home-truths/platform/router';
import { SAVED_PROPERTIES_CACHE } from '@home-truths/platform/session';
import { Box, Button, Container, chakra, Heading, Text } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { OFFLINE_PATH, PAGES_CACHE, SAVED_HEADERS } from './messages.ts';

interface SavedPage {
  path: string;
  title: string;
  at: string;
}

const toSavedPage = (path: string, { headers }: Response): SavedPage => ({
  path,
  title: decodeURIComponent(headers.get(SAVED_HEADERS.title) ?? path).replace(/ \| Home Truths$/, ''),
  at: headers.get(SAVED_HEADERS.at) ?? '',
});

/** Returns the latest page first, without the offline page. */
export async function listSavedPages(name: string): Promise<SavedPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(name);
  const all = await Promise.all(
    (await cache.keys()).map(async request => {
      const page = await cache.match(request);
      return page ? [toSavedPage(new URL(request.url).pathname, page)] : [];
    }),
  );
  return all
    .flat()
    .filter(({ path }) => path !== OFFLINE_PATH)
    .sort((a, b) => b.at.localeCompare(a.at));
}

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    py: '2',
    borderTopWidth: '1px',
    color: 'brand.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
  },
});

const requestedPath = () => pathOnSite(new URLSearchParams(window.location.search).get('from')) ?? '/';

function SavedPages({ title, cache, ...listProps }: { title: string; cache: string; translate?: 'no' }) {
  const [pages, setPages] = useState<SavedPage[]>([]);
  useEffect(() => {
    void listSavedPages(cache).then(setPages);
  }, [cache]);
  if (pages.length === 0) return null;
  return (
    <Box as="section" aria-label={title} mt="10" maxW="measure">
      <Heading look="section" mb="3">
        {title}
      </Heading>
      <ul {...listProps}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Entry to={path} reloadDocument>
              {title}
            </Entry>
          </li>
        ))}
      </ul>
    </Box>
  );
}

export function OfflineScreen() {
  return (
    <Container py={{ base: '10', md: '20' }}>
      <Heading as="h1" look="h1">
        You’re offline
      </Heading>
      <Text mt="4" maxW="measure" color="fg.muted">
        You need an internet connection for this page. You can still open the inspection checklist, the
        properties you’ve bookmarked and any guide you’ve read on this device.
      </Text>
      <Button
        mt="6"
        css={{ '@media (scripting: none)': { display: 'none' } }}
        onClick={() => window.location.assign(requestedPath())}
      >
        Try again
      </Button>
      <SavedPages title="Your bookmarked properties" cache={SAVED_PROPERTIES_CACHE} translate="no" />
      <SavedPages title="Saved on this device" cache={PAGES_CACHE} />
    </Container>
  );
}
