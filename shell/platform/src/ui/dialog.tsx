import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { X } from '@home-truths/platform/ui/icons';
import { Button } from './button.tsx';
import { useCloseOnBack } from './close-on-back.ts';
import { dialogRecipe } from './dialog-recipe.ts';

export { Portal } from '@chakra-ui/react';

interface DialogRootProps extends ChakraDialog.RootProps {
  /** Off where the URL says that the dialog is open: its history entry exists already. */
  closeOnBack?: boolean;
}

function Root({ closeOnBack = true, ...props }: DialogRootProps) {
  useCloseOnBack(closeOnBack && props.open === true, () => props.onOpenChange?.({ open: false }));
  // not part of the theme, which every first view loads
  return <ChakraDialog.Root recipe={dialogRecipe} {...props} />;
}

/** The dialog's own keyboard moves from the last control to the first without showing it. */
const Content = (props: ChakraDialog.ContentProps) => (
  <ChakraDialog.Content onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })} {...props} />
);

/** A dialog of Chakra that Back closes; `open` is controlled by the caller. */
export const Dialog = { ...ChakraDialog, Root, Content };

interface DialogCloseProps {
  /** What screen readers hear, for example `Close menu`. */
  label: string;
  look?: 'ghost' | 'inverted';
}

/** The cross in a dialog's corner. */
export const DialogClose = ({ label, look = 'ghost' }: DialogCloseProps) => (
  <Dialog.CloseTrigger asChild>
    <Button look={look} size="icon" aria-label={label}>
      <X aria-hidden />
    </Button>
  </Dialog.CloseTrigger>
);
