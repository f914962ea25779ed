import { chakra, Flex } from '@home-truths/platform/ui';
import { useId } from 'react';
import { VerifiedBySelect } from './verified-by-select.tsx';

/** The evidence for the selected reviews; the browser requires a choice. */
export function VerifiedByBulkField() {
  const id = useId();
  return (
    <Flex align="center" gap="2.5" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
      <chakra.label htmlFor={id} flexShrink="0">
        Seen
      </chakra.label>
      <VerifiedBySelect id={id} name="verifiedBy" required defaultValue="" />
    </Flex>
  );
}
