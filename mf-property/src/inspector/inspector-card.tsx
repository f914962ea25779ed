import type { PropertyDetail } from '@home-truths/platform/contract';
import {
  Box,
  Button,
  chakra,
  Heading,
  LazyPart,
  lazyWithRetry,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { panelRecipe } from '@home-truths/platform/ui/recipes';
import { useRef, useState } from 'react';

const loadCallbackDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "late" */ './callback-dialog.tsx').then(module => module.CallbackDialog),
);

/** A failure is shown only after the press. */
const prefetchDialog = () => void loadCallbackDialog().catch(() => {});

const Panel = chakra('section', {
  base: {
    ...panelRecipe.base,
    p: { base: '6', md: '9' },
    _print: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Counts the attempts to load the dialog, which is closed at 0. */
function useDialog() {
  const [attempt, setAttempt] = useState(0);
  const open = () => setAttempt(previous => previous + 1);
  const close = () => setAttempt(0);
  return { attempt, open, close };
}

export function InspectorCard({ property }: { property: PropertyDetail }) {
  const { attempt, open, close } = useDialog();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Panel aria-labelledby="inspector">
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
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
      >
        Request a Callback
      </Button>
      <Text mt="4" color="deep.muted" textStyle="meta">
        Inspectors pay us a fee for each request.
      </Text>
      {attempt > 0 && (
        <LazyPart
          key={attempt}
          load={loadCallbackDialog}
          props={{ property, opener: button, onClose: close }}
          errorFallback={
            <Box mt="5">
              <Unavailable what="the request form" onRetry={open} offerReload={attempt > 1} />
            </Box>
          }
        />
      )}
    </Panel>
  );
}
