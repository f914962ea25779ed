import { Button } from './button.tsx';
import { Box, Card, Heading, HStack, Text } from './layout.tsx';

interface UnavailableProps {
  /** The end of the message "We couldn’t load …", for example `the reviews`. */
  what: string;
  minH?: string;
  onRetry: () => void;
  /** True if only a reload helps, as after failed integrity checks. */
  offerReload?: boolean;
}

export const Unavailable = ({ what, minH, onRetry, offerReload, ...cardProps }: UnavailableProps) => (
  <Card minH={minH} p="6" role="status" {...cardProps}>
    <Heading look="h3" as="h2">
      {`We couldn’t load ${what.charAt(0).toLowerCase()}${what.slice(1)}`}
    </Heading>
    <Text mt="2" color="fg.muted">
      The rest of the page is working.
    </Text>
    <HStack mt="4" gap="3" flexWrap="wrap">
      <Button look="outline" onClick={onRetry} data-retry="">
        Try again
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
