import { COMPLAINT_DECISIONS, type ComplaintDecision } from '@home-truths/platform/contract';
import type { ContractForm } from '@home-truths/platform/forms';
import { chakra, FieldLabel, Stack, Text } from '@home-truths/platform/ui';
import { choiceRecipe, fieldRecipe } from '@home-truths/platform/ui/recipes';
import type { DecisionValues } from './planned-decision.ts';

const Option = chakra('label', {
  base: {
    ...choiceRecipe.base,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'start',
    py: '2.5',
    '& input': { ...fieldRecipe.base?.checkbox, mt: '0.5' },
  },
});

const CONSEQUENCES: Record<ComplaintDecision, string> = {
  kept: 'Nothing changes on the site.',
  edited: 'For a review you’ve already edited. It stays on the site.',
  hidden: 'Choosing this hides the review when you save. It isn’t deleted.',
  done: 'For anything you’ve dealt with in another way.',
};

interface DecisionChoiceProps {
  form: ContractForm<DecisionValues>;
  decisions: readonly ComplaintDecision[];
}

export function DecisionChoice({ form, decisions }: DecisionChoiceProps) {
  const error = form.formState.errors.decision?.message;
  const errorId = `${form.id}-decision-wrong`;
  return (
    <chakra.fieldset minW="0" aria-describedby={error ? errorId : undefined}>
      <FieldLabel as="legend">Decision</FieldLabel>
      <Stack gap="2">
        {decisions.map(decision => (
          <Option key={decision}>
            <input
              type="radio"
              value={decision}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${form.id}-${decision}`}
              aria-label={COMPLAINT_DECISIONS[decision]}
              {...form.register('decision')}
            />
            <span>
              <chakra.b display="block" fontWeight="600">
                {COMPLAINT_DECISIONS[decision]}
              </chakra.b>
              <chakra.span id={`${form.id}-${decision}`} color="fg.muted" textStyle="meta">
                {CONSEQUENCES[decision]}
              </chakra.span>
            </span>
          </Option>
        ))}
      </Stack>
      {error && (
        <Text id={errorId} mt="1.5" color="danger.fg" fontWeight="500" textStyle="meta">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
}
