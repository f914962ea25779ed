import { LIMITS, type PropertyLine } from '@home-truths/contract';
import { Button, chakra, type Elements, Flex, Text, TextLink } from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';
import { fullAddress } from '@home-truths/platform/ui/property';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import { type ComponentProps, useState } from 'react';
import { addCompared, removeCompared, useComparedIds } from './compare-list.ts';
import { compareText, compareUrl } from './compare-url.ts';

export const FULL_TEXT = `You can compare up to ${LIMITS.compared.max} properties. Remove one first.`;

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    color: 'fg.muted',
    fontWeight: '500',
    cursor: 'pointer',
    '& input': fieldRecipe.base?.checkbox,
    _print: { display: 'none' },
  },
});

interface CompareCheckboxProps extends Omit<ComponentProps<'input'>, 'property'> {
  property: PropertyLine;
}

export const CompareCheckbox = ({ property, ...props }: CompareCheckboxProps) => (
  <Label>
    <input type="checkbox" aria-label={`Compare ${fullAddress(property)}`} {...props} />
    <span>Compare</span>
  </Label>
);

interface CompareButtonProps {
  property: PropertyLine;
  /** Makes controls smaller. */
  inRow?: boolean;
  look?: 'button' | 'checkbox';
  icon?: Elements;
}

export function CompareButton({ property, inRow, look, icon }: CompareButtonProps) {
  const ids = useComparedIds();
  const [isRefused, setRefused] = useState(false);
  const { id } = property;
  const isAdded = ids.includes(id);
  const isFull = isRefused && !isAdded && ids.length >= LIMITS.compared.max;
  const text = isAdded ? 'In your comparison' : 'Compare';
  const toggle = () => {
    if (isAdded) removeCompared([id]);
    else setRefused(!addCompared(id));
  };
  return (
    <Flex
      pos="relative"
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="2"
      my={inRow ? '1' : '0'}
      css={{ '@media (scripting: none)': { display: 'none' } }}
      _print={{ display: 'none' }}
    >
      {look === 'checkbox' ? (
        <CompareCheckbox property={property} checked={isAdded} onChange={toggle} />
      ) : (
        <Button
          look="outline"
          size={icon ? 'icon' : inRow ? 'sm' : 'md'}
          title={icon ? text : undefined}
          aria-label={`${text}: ${fullAddress(property)}`}
          onClick={toggle}
        >
          {isAdded && <Check size={icon ? 20 : 16} aria-hidden />}
          {!isAdded && icon}
          {!icon && <span>{text}</span>}
        </Button>
      )}
      {isFull && <Text role="alert">{FULL_TEXT}</Text>}
      {(isAdded || isFull) && ids.length >= LIMITS.compared.min && (
        <TextLink to={compareUrl(ids)} minH={inRow ? '9' : '11'} fontSize={inRow ? '0.90625rem' : '1rem'}>
          <span>{compareText(ids.length)}</span>
        </TextLink>
      )}
    </Flex>
  );
}
