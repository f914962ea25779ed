import { chakra } from '@chakra-ui/react';
import { X } from '@home-truths/platform/ui/icons';
import * as Toast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { alertRecipe } from './recipes.ts';
import type { ToastMessage } from './toast.ts';

const Viewport = chakra(Toast.Viewport, {
  base: {
    pos: 'fixed',
    zIndex: 'toast',
    top: { base: '0', sm: 'auto' },
    bottom: { sm: '0' },
    right: '0',
    w: 'full',
    maxW: '420px',
    p: '4',
    // an open dialog disables pointer events everywhere else
    pointerEvents: 'auto',
  },
});

const Root = chakra(Toast.Root, {
  base: {
    ...alertRecipe.base,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '3',
    alignItems: 'start',
    color: 'fg',
    borderInlineStartColor: 'brand.solid',
    borderRadius: 'control',
    boxShadow: 'overlay',
    animation: 'slide-up 200ms cubic-bezier(.2,.8,.2,1)',
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-kind=error]': { borderInlineStartColor: 'danger.fg' },
  },
});

const Close = chakra(Toast.Close, {
  base: { display: 'grid', placeItems: 'center', w: '8', h: '8', borderRadius: 'control', cursor: 'pointer' },
});

/** Rendered outside the page, which an open dialog hides from screen readers. */
export default function Toaster({ message, onGone }: { message: ToastMessage; onGone: () => void }) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Root
        data-kind={message.kind}
        type={message.kind === 'error' ? 'foreground' : 'background'}
        onOpenChange={open => !open && onGone()}
      >
        <div>
          <Toast.Title asChild>
            <chakra.p fontWeight="600">{message.title}</chakra.p>
          </Toast.Title>
          {message.description && (
            <Toast.Description asChild>
              <chakra.p color="fg.muted">{message.description}</chakra.p>
            </Toast.Description>
          )}
        </div>
        <Close aria-label="Close message">
          <X size={18} aria-hidden />
        </Close>
      </Root>
      {createPortal(<Viewport hotkey={['F8']} />, document.body)}
    </Toast.Provider>
  );
}
