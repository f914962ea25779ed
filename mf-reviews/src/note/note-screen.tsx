import { useParams } from '@home-truths/platform/router';
import { Box, Button, Container, Flex, Heading, Text } from '@home-truths/platform/ui';
import { fullAddress, PropertyPicture, ShareButton } from '@home-truths/platform/ui/property';
import { useEffect, useState } from 'react';
import { useProperty } from '../queries.ts';

/** Shows an A6 card to print for the next tenant. */
export function NoteScreen() {
  const { data: property } = useProperty(Number(useParams().propertyId));
  const [host, setHost] = useState('');
  // the server does not know the host that visitors use
  useEffect(() => setHost(window.location.host), []);
  if (!property) return null;
  const path = `/property/${property.id}`;
  return (
    <Container py={{ base: '6', md: '10', _print: '0' }}>
      <Box mb="6" _print={{ display: 'none' }}>
        <Heading as="h1" look="h1">
          Leave a note for the next tenant
        </Heading>
        <Text mt="3" maxW="measure" color="fg.muted">
          Print it and leave it in the kitchen drawer. Nothing on it says who wrote a review.
        </Text>
        <Flex mt="5" gap="3" flexWrap="wrap">
          <Button onClick={() => window.print()}>Print</Button>
          <ShareButton path={path} title={fullAddress(property)} />
        </Flex>
      </Box>
      <Box as="article" w="105mm" maxW="full" bg="bg.panel" borderWidth="1px">
        <Box pos="relative" h="70mm">
          <PropertyPicture property={property} />
        </Box>
        <Flex direction="column" gap="3" minH="78mm" p="6" overflowWrap="anywhere">
          <Text fontWeight="600">
            <span translate="no">{property.address}</span>
          </Text>
          <Text fontFamily="heading" fontWeight="700" fontSize="1.75rem" lineHeight="1.15">
            Read what it’s like to live here
          </Text>
          <Text mt="auto" fontFamily="mono">
            <span translate="no">{host + path}</span>
          </Text>
        </Flex>
      </Box>
    </Container>
  );
}
