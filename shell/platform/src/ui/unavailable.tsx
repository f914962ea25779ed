import { Button } from './button.tsx';
import { Box, Card, Heading, HStack, Text } from './layout.tsx';

interface UnavailableProps {
  /** Begins the sentence "… cannot be shown right now", for example `Reviews`. */
  what: string;
  minH?: string;
  onRetry(): void;
  /** A file that was refused stays refused until the page is loaded anew. */
  offerReload?: boolean;
}

/** A section that cannot be shown now, with Retry. */
export const Unavailable = ({ what, minH, onRetry, offerReload, ...rest }: UnavailableProps) => (
  <Card minH={minH} p="6" role="status" {...rest}>
    <Heading look="h3" as="h2">
      {`${what} cannot be shown right now`}
    </Heading>
    <Text mt="2" color="fg.muted">
      The rest of this page works.
    </Text>
    <HStack mt="4" gap="3" flexWrap="wrap">
      <Button look="outline" onClick={onRetry} data-retry="">
        Retry
      </Button>
      {offerReload && (
        <Box>
          <Button look="ghost" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </Box>
      )}
    </HStack>
  </Card>
);
