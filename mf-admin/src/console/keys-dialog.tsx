import { Button, chakra, Text } from '@home-truths/platform/ui';
import { useState } from 'react';
import { CheckboxLabel } from './checkbox-label.tsx';
import { AdminDialog, DialogActions } from './form-dialog.tsx';
import { LIST_KEYS, listKeysOff } from './list-keys.ts';

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '2.5',
    alignItems: 'center',
    '& kbd': {
      display: 'inline-block',
      minW: '8',
      px: '2',
      textAlign: 'center',
      fontFamily: 'inherit',
      fontWeight: '600',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'control',
    },
  },
});

export function KeysDialog({ onClose }: { onClose(): void }) {
  const [isOff, setIsOff] = useState(() => listKeysOff.read() === true);
  const toggle = () => {
    if (isOff) listKeysOff.remove();
    else listKeysOff.write(true);
    setIsOff(!isOff);
  };
  return (
    <AdminDialog title="Keyboard shortcuts" onClose={onClose}>
      <Text mb="4" color="fg.muted">
        They work while no field has the focus.
      </Text>
      <Keys>
        {LIST_KEYS.map(([key, effect]) => (
          <chakra.div key={key} display="contents">
            <dt>
              <kbd translate="no">{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </chakra.div>
        ))}
      </Keys>
      <CheckboxLabel mt="4">
        <input type="checkbox" checked={!isOff} onChange={toggle} />
        <span>Use these keys on this device</span>
      </CheckboxLabel>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </AdminDialog>
  );
}
