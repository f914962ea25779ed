import { VERIFIED_BY, VERIFIED_BY_NAMES } from '@home-truths/platform/contract';
import { chakra, Flex, Select } from '@home-truths/platform/ui';
import { useId } from 'react';

/** What was seen of the reviews that are selected; the browser asks for it where none is chosen. */
export function VerifiedByChoice() {
  const id = useId();
  return (
    <Flex align="center" gap="2.5" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
      <chakra.label htmlFor={id} flexShrink="0">
        Seen
      </chakra.label>
      <Select id={id} name="verifiedBy" required defaultValue="">
        <option value="">Choose</option>
        {VERIFIED_BY_NAMES.map(name => (
          <option key={name} value={name}>
            {VERIFIED_BY[name]}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
