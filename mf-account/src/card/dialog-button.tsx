import { Button, LazyPart, toast } from '@home-truths/platform/ui';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

/** Reports that a dialog’s chunk could not be loaded; the next click retries. */
function Failed({ onReported }: { onReported(): void }) {
  useEffect(() => {
    toast({ title: 'Error', description: 'We couldn’t open this. Please try again.', kind: 'error' });
    onReported();
  }, [onReported]);
  return null;
}

interface DialogButtonProps<Props extends object> extends ComponentProps<typeof Button> {
  load: () => Promise<ComponentType<Props & { onClose(): void }>>;
  /** The props of the dialog. */
  dialogProps: Props;
}

/** A button that opens a dialog and fetches its chunk then. */
export function DialogButton<Props extends object>({
  load,
  dialogProps,
  ...button
}: DialogButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  const [onClose] = useState(() => () => setOpen(false));
  return (
    <>
      <Button
        look="outline"
        css={{ '@media (scripting: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...button}
      />
      {isOpen && (
        <LazyPart
          load={load}
          props={{ ...dialogProps, onClose }}
          errorFallback={<Failed onReported={onClose} />}
        />
      )}
    </>
  );
}
