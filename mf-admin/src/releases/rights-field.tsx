import type { ReleaseRight } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import type { ComponentProps } from 'react';
import { CheckboxLabel } from '../console/checkbox-label.tsx';

const RIGHTS: readonly (readonly [right: ReleaseRight, text: string])[] = [
  ['publish', 'Publish: store versions, which only previews show'],
  ['server', 'Server: run its code on this site’s servers'],
  ['pin', 'Pin: give versions to visitors, roll back, disable'],
  ['develop', 'Develop: show the remote from a developer’s machine'],
];

const Fieldset = chakra('fieldset', { base: { minW: '0' } });
const Legend = chakra('legend', { base: fieldRecipe.base?.label });
const ErrorText = chakra('p', { base: fieldRecipe.base?.errorText });

interface RightsFieldProps {
  formId: string;
  /** The registration of the field `rights` of a form. */
  control: ComponentProps<'input'>;
  error: string | undefined;
}

/** The rights of a token or repository to choose. */
export const RightsField = ({ formId, control, error }: RightsFieldProps) => (
  <Fieldset aria-describedby={error && `${formId}-rights-wrong`}>
    <Legend>Rights</Legend>
    {RIGHTS.map(([right, text]) => (
      <CheckboxLabel key={right} display="flex">
        <input type="checkbox" value={right} {...control} />
        <span>{text}</span>
      </CheckboxLabel>
    ))}
    {error && <ErrorText id={`${formId}-rights-wrong`}>{error}</ErrorText>}
  </Fieldset>
);
