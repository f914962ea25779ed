import type { PropertyDetail } from '@home-truths/platform/contract';
import { Box, Button, chakra, Heading, LazyPart, lazily, Text, Unavailable } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';

const loadDialog = lazily(() => import('./callback-dialog.tsx').then(module => module.CallbackDialog));

/** The code is fetched when someone is about to press the button; what fails is told once it is pressed. */
const fetchEarly = () => void loadDialog().catch(() => {});

const Ground = chakra('section', {
  base: {
    p: { base: '6', md: '9' },
    bg: 'deep.bg',
    color: 'deep.fg',
    borderRadius: 'panel',
    borderWidth: '1px',
    borderColor: 'deep.edge',
    _print: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Which try at the dialog this is; none while it is closed. */
function useDialog() {
  const [tries, setTries] = useState(0);
  const open = () => setTries(before => before + 1);
  const close = () => setTries(0);
  return { tries, open, close };
}

/** Offers a building inspector for a property that nobody has reviewed. */
export function InspectorCard({ property }: { property: PropertyDetail }) {
  const { tries, open, close } = useDialog();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Ground aria-labelledby="inspector">
      <Heading id="inspector">Talk to an inspector</Heading>
      <Text mt="3" maxW="measure" color="deep.muted">
        A building inspector can call you about this property before you sign. Quotes are free.
      </Text>
      <Button
        ref={button}
        aria-haspopup="dialog"
        look="inverted"
        mt="6"
        onClick={open}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
      >
        Request a Callback
      </Button>
      <Text mt="4" color="deep.muted" textStyle="meta">
        Inspectors pay us a fee for each request.
      </Text>
      {tries > 0 && (
        <LazyPart
          key={tries}
          load={loadDialog}
          props={{ property, opener: button, onClose: close }}
          failed={
            <Box mt="5">
              <Unavailable what="the request form" onRetry={open} offerReload={tries > 1} />
            </Box>
          }
        />
      )}
    </Ground>
  );
}
