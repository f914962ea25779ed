import { chakra } from '@home-truths/platform/ui';
import { Toggle } from '../search-box/toggle.tsx';
import { Question } from './question.tsx';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The name of the value in addresses and forms. */
  name: string;
  options: readonly Value[];
  chosen: Value | undefined;
  onChange(value: Value | undefined): void;
  /** The words for an option, the option itself when absent. */
  words?(option: string): string;
}

/** One of a few, or none: a click on the chosen one clears it. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name, options, chosen, onChange, words = String } = props;
  return (
    <Question legend={legend}>
      <Row>
        {options.map(option => (
          <Toggle
            key={option}
            name={name}
            value={option}
            size="sm"
            pressed={option === chosen}
            onToggle={() => onChange(option === chosen ? undefined : option)}
          >
            {words(option)}
          </Toggle>
        ))}
      </Row>
    </Question>
  );
}
