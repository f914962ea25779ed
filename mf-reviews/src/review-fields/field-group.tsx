import { chakra, type Elements, Text } from '@home-truths/platform/ui';
import { type ReactNode, useId } from 'react';

const Fieldset = chakra('fieldset', { base: { m: '0', p: '0', minW: '0', borderWidth: '0' } });

const Legend = chakra('legend', { base: { mb: '1.5', p: '0', fontWeight: '600' } });

interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  children: Elements;
}

/** A question with more than one control. */
export function FieldGroup({ legend, help, children }: FieldGroupProps) {
  const helpId = useId();
  return (
    <Fieldset aria-describedby={help ? helpId : undefined}>
      <Legend>{legend}</Legend>
      {help && (
        <Text id={helpId} mb="2.5" textStyle="meta" color="fg.muted">
          {help}
        </Text>
      )}
      {children}
    </Fieldset>
  );
}
