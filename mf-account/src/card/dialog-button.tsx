import { Button, LazyPart, toast } from '@home-truths/platform/ui';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';

/** Closes the dialog, so that the next click tries again. */
function LoadFailed({ onClose }: { onClose(): void }) {
  useEffect(() => {
    toast({ title: 'Error', description: 'We couldn’t open this. Please try again.', kind: 'error' });
    onClose();
  }, [onClose]);
  return null;
}

interface DialogButtonProps<Props extends object> extends ComponentProps<typeof Button> {
  load: () => Promise<ComponentType<Props & { onClose(): void }>>;
  dialogProps: Props;
}

export function DialogButton<Props extends object>({
  load,
  dialogProps,
  ...buttonProps
}: DialogButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        look="outline"
        css={{ '@media (scripting: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...buttonProps}
      />
      {isOpen && (
        <LazyPart
          load={load}
          props={{ ...dialogProps, onClose: close }}
          errorFallback={<LoadFailed onClose={close} />}
        />
      )}
    </>
  );
}
