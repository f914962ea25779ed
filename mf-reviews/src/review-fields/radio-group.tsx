import type { ContractForm } from '@home-truths/platform/forms';
import { Box, chakra, VisuallyHidden } from '@home-truths/platform/ui';
import { choiceRecipe, focusRing } from '@home-truths/platform/ui/recipes';
import { FieldGroup } from './field-group.tsx';
import { memoByForm } from './memo-by-form.ts';
import type { ReviewValues } from './review-values.ts';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: '1 1 auto',
    minW: '0',
    minH: '11',
    bg: 'bg.panel',
    fontWeight: '500',
    _hover: { bg: 'bg.subtle' },
    ...choiceRecipe.base,
    '&:has(> :checked)': { fontWeight: '600' },
    '&:has(:focus-visible)': focusRing,
    '& :checked ~ [aria-hidden]': { borderColor: 'brand.solid', borderWidth: '5px' },
  },
});

const Dot = chakra('span', {
  base: {
    flexShrink: '0',
    w: '4',
    h: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
  },
});

interface RadioGroupProps {
  form: ContractForm<ReviewValues>;
  name: 'residencyStatus' | 'propertyType';
  legend: string;
  help?: string;
  choices: Record<string, string>;
}

export const RadioGroup = ({ form, name, legend, help, choices }: RadioGroupProps) => (
  <FieldGroup legend={legend} help={help}>
    <Box display="flex" flexWrap="wrap" gap="2.5">
      {Object.entries(choices).map(([value, label]) => (
        <Option key={value}>
          <VisuallyHidden asChild>
            <input
              type="radio"
              value={value}
              // for the server’s HTML
              defaultChecked={form.defaultValues[name] === value}
              {...form.register(name)}
            />
          </VisuallyHidden>
          <Dot aria-hidden />
          <span>{label}</span>
        </Option>
      ))}
    </Box>
  </FieldGroup>
);

const RESIDENCY_CHOICES = {
  lived_here: 'I lived here',
  visited: 'I visited/inspected',
  owned: 'I owned this property',
};

export const ResidencyChoice = memoByForm(({ form }: Pick<RadioGroupProps, 'form'>) => (
  <RadioGroup
    form={form}
    name="residencyStatus"
    legend="How do you know this property?"
    choices={RESIDENCY_CHOICES}
  />
));
