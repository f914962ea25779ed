import { chakra, Select, TextButton } from '@home-truths/platform/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { TableBlock } from '../guides/guide.ts';
import { chosenState } from './chosen-state.ts';
import { Figure } from './figure.tsx';
import { PHONE } from './phone.ts';

/** Returns `QLD` for `Queensland (QLD)`. */
const codeOf = (name: string) => name.match(/\((\w+)\)$/)?.[1] ?? name;

const Picker = chakra('p', {
  base: {
    display: 'none',
    alignItems: 'center',
    gap: '3',
    mb: '4',
    '& label': { fontWeight: '600', flexShrink: '0' },
    '@media (scripting: enabled)': { display: 'flex' },
    _print: { display: 'none' },
  },
});

/** On wide screens only the chosen row is shown, until the reader asks for all. */
const Rows = chakra('div', {
  base: {
    '@media screen and (min-width: 640px)': {
      '&[data-only] tbody tr:not([aria-current])': { display: 'none' },
    },
    '& > button': { [PHONE]: { display: 'none' }, _print: { display: 'none' } },
  },
});

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function showCard(body: HTMLElement, rowIndex: number) {
  const card = body.children[rowIndex] as HTMLElement | undefined;
  body.scrollTo({ left: card ? card.offsetLeft - body.offsetLeft : 0, behavior: 'instant' });
}

/** Marks the row in the DOM, because React does not render the server's table (`Figure`). */
function markRow(body: HTMLElement, rowIndex: number) {
  for (const [index, row] of [...body.children].entries()) {
    if (index === rowIndex) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/** Lets readers choose their state; shows its row, and the others on demand. */
export function StateTable(block: TableBlock) {
  const id = useId();
  const picker = useRef<HTMLSelectElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const codes = block.rows.map(([name = '']) => codeOf(name));
  const chosenIndex = codes.indexOf(state);
  useIsomorphicLayoutEffect(() => {
    const stored = chosenState.read();
    const storedCode = codes.find(code => code === stored) ?? '';
    // a choice made before hydration is newer than the stored one
    const earlyCode = picker.current?.value;
    if (earlyCode) chosenState.write(earlyCode);
    else if (picker.current) picker.current.value = storedCode;
    setState(earlyCode || storedCode);
  }, []);
  useIsomorphicLayoutEffect(() => {
    const body = container.current?.querySelector('tbody');
    if (!body) return;
    const show = () => showCard(body, chosenIndex);
    const phone = matchMedia(PHONE.slice('@media '.length));
    markRow(body, chosenIndex);
    show();
    phone.addEventListener('change', show);
    return () => phone.removeEventListener('change', show);
  }, [chosenIndex, showsAll]);
  const choose = (code: string) => {
    setState(code);
    if (code) chosenState.write(code);
    else chosenState.remove();
  };
  return (
    <Rows ref={container} data-only={(chosenIndex >= 0 && !showsAll) || undefined}>
      <Picker>
        <label htmlFor={id}>Your state</label>
        <Select id={id} ref={picker} name="state" onChange={({ target }) => choose(target.value)}>
          <option value="">Choose your state</option>
          {block.rows.map(([name = '']) => (
            <option key={name} value={codeOf(name)}>
              {name}
            </option>
          ))}
        </Select>
      </Picker>
      <Figure block={block} />
      {chosenIndex >= 0 && (
        <TextButton minH="11" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          All states and territories
        </TextButton>
      )}
    </Rows>
  );
}
