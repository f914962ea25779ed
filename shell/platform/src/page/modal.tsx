import type { Elements } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import type { ComponentProps, ReactNode } from 'react';

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

/** An open dialog with its title and its close button. */
export const Modal = ({ title, titleProps, content, close, onClose, children, ...root }: ModalProps) => (
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
