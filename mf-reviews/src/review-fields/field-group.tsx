import { chakra, type Elements, FieldLabel, Text } from '@home-truths/platform/ui';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  children: Elements;
}

export function FieldGroup({ legend, help, children }: FieldGroupProps) {
  const helpId = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={help ? helpId : undefined}>
      <FieldLabel as="legend">{legend}</FieldLabel>
      {help && (
        <Text id={helpId} mb="2.5" textStyle="meta" color="fg.muted">
          {help}
        </Text>
      )}
      {children}
    </chakra.fieldset>
  );
}
