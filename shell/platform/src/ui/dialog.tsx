import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { X } from '@home-truths/platform/ui/icons';
import { Button } from './button.tsx';
import { useCloseOnBack } from './close-on-back.ts';
import { dialogRecipe } from './dialog-recipe.ts';

export { Portal } from '@chakra-ui/react';

type DialogPlacement = keyof NonNullable<typeof dialogRecipe.variants>['placement'];

interface DialogRootProps extends Omit<ChakraDialog.RootProps, 'placement'> {
  placement?: DialogPlacement | ChakraDialog.RootProps['placement'];
  /** False if the URL has the open state, and so a history entry. */
  closeOnBack?: boolean;
}

function Root({ closeOnBack = true, ...props }: DialogRootProps) {
  useCloseOnBack(closeOnBack && props.open === true, () => props.onOpenChange?.({ open: false }));
  // not in the theme, which every initial page loads; Chakra's types know only its own placements
  return <ChakraDialog.Root recipe={dialogRecipe} {...(props as ChakraDialog.RootProps)} />;
}

/** Scrolls to the focused control, because the focus trap wraps around without scrolling. */
const Content = (props: ChakraDialog.ContentProps) => (
  <ChakraDialog.Content onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })} {...props} />
);

export const Dialog: Omit<typeof ChakraDialog, 'Root' | 'Content'> & {
  Root: typeof Root;
  Content: typeof Content;
} = { ...ChakraDialog, Root, Content };

interface DialogCloseProps {
  label: string;
  look?: 'ghost' | 'inverted';
}

export const DialogClose = ({ label, look = 'ghost' }: DialogCloseProps) => (
  <Dialog.CloseTrigger asChild>
    <Button look={look} size="icon" aria-label={label}>
      <X aria-hidden />
    </Button>
  </Dialog.CloseTrigger>
);
