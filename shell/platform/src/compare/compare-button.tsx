import { LIMITS, type PropertyLine } from '@home-truths/contract';
import { Button, Flex, Text, TextLink } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/home';
import { type ComponentProps, useState } from 'react';
import { addCompared, removeCompared, useComparedIds } from './compare-list.ts';
import { compareText, compareUrl } from './compare-url.ts';

/** Said instead of adding one more. */
export const FULL_TEXT = `You can compare up to ${LIMITS.compared.max} properties. Remove one first.`;

interface CompareButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  property: PropertyLine;
}

/** Adds a property to the comparison or removes it, and leads there. Hidden without a script. */
export function CompareButton({ property, look = 'outline', size }: CompareButtonProps) {
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
      rowGap="1"
      css={{ '@media (scripting: none)': { display: 'none' } }}
      _print={{ display: 'none' }}
    >
      <Button look={look} size={size} aria-label={`${text}: ${fullAddress(property)}`} onClick={toggle}>
        <span>{text}</span>
      </Button>
      {isFull && <Text role="alert">{FULL_TEXT}</Text>}
      {(isAdded || isFull) && ids.length >= LIMITS.compared.min && (
        <TextLink to={compareUrl(ids)} minH="11">
          <span>{compareText(ids.length)}</span>
        </TextLink>
      )}
    </Flex>
  );
}
