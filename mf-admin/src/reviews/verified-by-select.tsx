import { VERIFIED_BY } from '@home-truths/platform/contract';
import { Options } from '@home-truths/platform/page';
import { chakra, Flex, Select } from '@home-truths/platform/ui';
import { type ComponentProps, useId } from 'react';

/** Asks what the moderator has seen; nothing is preselected. */
export const VerifiedBySelect = (props: ComponentProps<typeof Select>) => (
  <Select {...props}>
    <option value="">Choose…</option>
    <Options options={VERIFIED_BY} />
  </Select>
);

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
