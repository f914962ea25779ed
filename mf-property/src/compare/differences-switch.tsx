import { useNavigate } from '@home-truths/platform/router';
import { Button, chakra, Flex } from '@home-truths/platform/ui';
import { comparisonUrl, ONLY_DIFFERENCES_PARAM } from './compare-params.ts';

/** A checkbox that looks like a switch, except in forced colours. */
const Switch = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    fontWeight: '500',
    cursor: 'pointer',
    '& input': { flexShrink: '0', w: '5', h: '5' },
    '@media (forced-colors: none)': {
      '& input': {
        appearance: 'none',
        pos: 'relative',
        w: '11',
        h: '6',
        border: '2px solid',
        borderColor: 'fg.muted',
        borderRadius: 'full',
        cursor: 'pointer',
        transition: 'background-color 120ms',
        _before: {
          content: '""',
          pos: 'absolute',
          top: '3px',
          insetStart: '3px',
          boxSize: '3.5',
          bg: 'fg.muted',
          borderRadius: 'full',
          transition: 'translate 120ms',
        },
        _checked: {
          bg: 'brand.solid',
          borderColor: 'brand.solid',
          _before: { bg: 'brand.contrast', translate: '1.25rem 0' },
        },
      },
    },
  },
});

interface DifferencesSwitchProps {
  ids: number[];
  isOn: boolean;
}

/** Submits a form with a button without JavaScript. */
export function DifferencesSwitch({ ids, isOn }: DifferencesSwitchProps) {
  const navigate = useNavigate();
  const change = (isChecked: boolean) =>
    navigate(comparisonUrl(ids, isChecked), { replace: true, preventScrollReset: true });
  return (
    <Flex asChild align="center" gap="3" wrap="wrap">
      <form action="/compare">
        <input type="hidden" name="homes" value={ids.join()} />
        <Switch>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            name={ONLY_DIFFERENCES_PARAM.name}
            value={ONLY_DIFFERENCES_PARAM.value}
            checked={isOn}
            onChange={event => void change(event.currentTarget.checked)}
          />
          <span>Show differences only</span>
        </Switch>
        <Button
          type="submit"
          look="outline"
          css={{ display: 'none', '@media (scripting: none)': { display: 'inline-flex' } }}
        >
          Update
        </Button>
      </form>
    </Flex>
  );
}
