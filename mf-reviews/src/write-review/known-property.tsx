import type { PropertyDetail } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Input } from '@home-truths/platform/ui';
import { fullAddress, PropertyPicture } from '@home-truths/platform/ui/home';
import { useId } from 'react';

const Label = chakra('label', { base: { display: 'block', mb: '1.5', fontWeight: '600' } });

/** The property whose id is in the URL: its address cannot be changed. */
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
        <Label htmlFor={id}>Property address</Label>
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
