import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { X } from '@home-truths/platform/ui/icons';
import { Button } from './button.tsx';
import { useCloseOnBack } from './close-on-back.ts';
import { dialogRecipe } from './dialog-recipe.ts';

export { Portal } from '@chakra-ui/react';

type DialogPlacement = keyof NonNullable<typeof dialogRecipe.variants>['placement'];

interface DialogRootProps extends Omit<ChakraDialog.RootProps, 'placement'> {
  /** `center` by default. */
  placement?: DialogPlacement | ChakraDialog.RootProps['placement'];
  /** False where the open state is in the URL, since the dialog then has a history entry already. */
  closeOnBack?: boolean;
}

function Root({ closeOnBack = true, ...props }: DialogRootProps) {
  useCloseOnBack(closeOnBack && props.open === true, () => props.onOpenChange?.({ open: false }));
  // not in the theme, which is part of every initial page load; Chakra's types have the placements of its own recipe
  return <ChakraDialog.Root recipe={dialogRecipe} {...(props as ChakraDialog.RootProps)} />;
}

/** Scrolls to the focused control: the dialog's focus trap wraps from the last to the first without scrolling. */
const Content = (props: ChakraDialog.ContentProps) => (
  <ChakraDialog.Content onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })} {...props} />
);

/** Chakra's dialog, closed by Back; `open` is controlled by the caller. */
export const Dialog: Omit<typeof ChakraDialog, 'Root' | 'Content'> & {
  Root: typeof Root;
  Content: typeof Content;
} = { ...ChakraDialog, Root, Content };

interface DialogCloseProps {
  /** The accessible name, for example `Close menu`. */
  label: string;
  look?: 'ghost' | 'inverted';
}

/** The close button in a dialog's corner. */
export const DialogClose = ({ label, look = 'ghost' }: DialogCloseProps) => (
  <Dialog.CloseTrigger asChild>
    <Button look={look} size="icon" aria-label={label}>
      <X aria-hidden />
    </Button>
  </Dialog.CloseTrigger>
);
