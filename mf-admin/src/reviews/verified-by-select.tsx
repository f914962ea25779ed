import { VERIFIED_BY, VERIFIED_BY_NAMES } from '@home-truths/platform/contract';
import { Select } from '@home-truths/platform/ui';
import type { ComponentProps } from 'react';

/** The kinds of evidence; none is preselected. */
export const VerifiedBySelect = (props: ComponentProps<typeof Select>) => (
  <Select {...props}>
    <option value="">Choose</option>
    {VERIFIED_BY_NAMES.map(name => (
      <option key={name} value={name}>
        {VERIFIED_BY[name]}
      </option>
    ))}
  </Select>
);
