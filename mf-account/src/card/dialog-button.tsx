import { Button, LazyPart, toast } from '@home-truths/platform/ui';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

/** Says that a dialog's code could not be had; the next click asks for it again. */
function Failed({ onSaid }: { onSaid(): void }) {
  useEffect(() => {
    toast({ title: 'Error', description: 'We couldn’t open this. Please try again.', kind: 'error' });
    onSaid();
  }, [onSaid]);
  return null;
}

interface DialogButtonProps<Props extends object> extends ComponentProps<typeof Button> {
  load: () => Promise<ComponentType<Props & { onClose(): void }>>;
  /** What the dialog is given. */
  given: Props;
}

/** A button that opens a dialog whose code comes then. */
export function DialogButton<Props extends object>({ load, given, ...button }: DialogButtonProps<Props>) {
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
      {isOpen && <LazyPart load={load} props={{ ...given, onClose }} failed={<Failed onSaid={onClose} />} />}
    </>
  );
}
