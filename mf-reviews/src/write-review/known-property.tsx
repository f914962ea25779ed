import type { PropertyDetail } from '@home-truths/platform/contract';
import { Box, FieldLabel, Flex, Input } from '@home-truths/platform/ui';
import { fullAddress, PropertyPicture } from '@home-truths/platform/ui/property';
import { useId } from 'react';

export function KnownProperty({ property }: { property: PropertyDetail }) {
  const id = useId();
  return (
    <Flex gap="4" align="center">
      <Box
        pos="relative"
        flexShrink="0"
        w={{ base: '20', md: '28' }}
        aspectRatio="3 / 2"
        overflow="hidden"
        borderRadius="control"
        aria-hidden
      >
        <PropertyPicture property={property} />
      </Box>
      <Box flex="1" minW="0">
        <FieldLabel htmlFor={id}>Property address</FieldLabel>
        <Input
          id={id}
          disabled
          value={fullAddress(property)}
          title={fullAddress(property)}
          opacity="1"
          bg="bg.subtle"
        />
      </Box>
    </Flex>
  );
}
