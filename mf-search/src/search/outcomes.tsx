import { Button, Card, Heading, Text } from '@home-truths/platform/ui';
import type { SearchValues } from './search-params.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

/** No property matches. */
export const NothingFound = ({ search, onClear }: { search: SearchValues; onClear(): void }) => (
  <Card p={{ base: '6', md: '10' }}>
    <Heading look="h3">No properties found</Heading>
    <Text mt="2" mb="5" color="fg.muted">
      Try adjusting your search criteria or removing some filters.
    </Text>
    <Button look="outline" onClick={onClear}>
      Clear Filters
    </Button>
    <SearchSuggestions search={search} />
  </Card>
);

/** The search failed (decision 108). */
export const SearchFailed = ({ onRetry }: { onRetry(): void }) => (
  <Card role="alert" p={{ base: '6', md: '10' }} w="full">
    <Heading look="h3">Search failed</Heading>
    <Text mt="2" mb="5" color="fg.muted">
      We couldn’t load the results. Check your connection and try again.
    </Text>
    <Button look="outline" onClick={onRetry}>
      Try again
    </Button>
  </Card>
);
