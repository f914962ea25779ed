import { chakra, FieldLabel, Grid } from '@home-truths/platform/ui';
import { choiceRecipe, fieldRecipe } from '@home-truths/platform/ui/recipes';
import type { ComponentProps } from 'react';

const Option = chakra('label', {
  base: {
    ...choiceRecipe.base,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'start',
    minW: '0',
    py: '3',
    overflowWrap: 'anywhere',
    '& input': { ...fieldRecipe.base?.checkbox, mt: '0.5' },
  },
});

const Line = chakra('span', { base: { display: 'block' } });

export interface Side {
  id: number;
  name: string;
  lines: string[];
}

interface StaysChoiceProps {
  legend: string;
  sides: readonly Side[];
  radio: ComponentProps<'input'>;
}

/** Lets the user choose which of two records stays when they are merged. */
export const StaysChoice = ({ legend, sides, radio }: StaysChoiceProps) => (
  <chakra.fieldset minW="0">
    <FieldLabel as="legend">{legend}</FieldLabel>
    <Grid gap="3" templateColumns={{ sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      {sides.map(({ id, name, lines }) => (
        <Option key={id}>
          <input type="radio" value={id} {...radio} />
          <span>
            <Line fontWeight="600" dir="auto">
              <span translate="no">{name}</span>
            </Line>
            {lines.filter(Boolean).map(line => (
              <Line key={line} color="fg.muted" textStyle="meta" dir="auto">
                {line}
              </Line>
            ))}
          </span>
        </Option>
      ))}
    </Grid>
  </chakra.fieldset>
);
