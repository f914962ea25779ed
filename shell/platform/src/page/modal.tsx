import type { Elements } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<typeof Dialog.Root>, 'open' | 'onOpenChange' | 'children'> {
  title: ReactNode;
  titleProps?: ComponentProps<typeof Dialog.Title>;
  content?: ComponentProps<typeof Dialog.Content>;
  close?: ComponentProps<typeof DialogClose>;
  onClose: () => void;
  children: Elements;
}

/** Focuses the final element, because a dialog may close before its focus trap starts. */
function useFinalFocus(finalFocusEl: ModalProps['finalFocusEl']) {
  const latest = useRef(finalFocusEl);
  useEffect(() => {
    latest.current = finalFocusEl;
  }, [finalFocusEl]);
  useEffect(
    () => () => {
      // after the timeout in which an ended focus trap passes on the focus
      setTimeout(() => {
        if (document.activeElement === document.body) latest.current?.()?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

export function Modal({ title, titleProps, content, close, onClose, children, ...rootProps }: ModalProps) {
  useFinalFocus(rootProps.finalFocusEl);
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} {...rootProps}>
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
