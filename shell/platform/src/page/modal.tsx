import type { Elements } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<typeof Dialog.Root>, 'open' | 'onOpenChange' | 'children'> {
  title: ReactNode;
  titleProps?: ComponentProps<typeof Dialog.Title>;
  /** The props of the box around everything, for example its width. */
  content?: ComponentProps<typeof Dialog.Content>;
  /** The button in the corner; without it there is none. */
  close?: ComponentProps<typeof DialogClose>;
  onClose: () => void;
  /** The body and the footer. */
  children: Elements;
}

/**
 * Focuses what an unmounted dialog names, where its focus trap has not: the trap starts with the next frame, and a dialog
 * may close before it.
 */
function useFinalFocus(finalFocusEl: ModalProps['finalFocusEl']) {
  const latest = useRef(finalFocusEl);
  useEffect(() => {
    latest.current = finalFocusEl;
  }, [finalFocusEl]);
  useEffect(
    () => () => {
      // A focus trap that ends passes the focus on in a timeout, too, set before this one.
      setTimeout(() => {
        if (document.activeElement === document.body) latest.current?.()?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

/** An open dialog with its title and its close button. */
export function Modal({ title, titleProps, content, close, onClose, children, ...root }: ModalProps) {
  useFinalFocus(root.finalFocusEl);
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} {...root}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content {...content}>
            <Dialog.Header>
              <Dialog.Title {...titleProps}>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            {close && <DialogClose {...close} />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
