import { useLocation } from '@home-truths/platform/router';
import { Button, chakra } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { OFFLINE_PATH } from './messages.ts';
import { savedAt } from './saved-at.ts';

const Bar = chakra('div', {
  base: {
    pos: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'toast',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    px: '4',
    py: '2',
    bg: 'deep.bg',
    color: 'deep.fg',
    borderTopWidth: '1px',
    borderColor: 'deep.border',
    textStyle: 'meta',
    _print: { display: 'none' },
  },
});

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

export function SavedCopyBar() {
  const [at, setAt] = useState<string>();
  useEffect(() => setAt(savedAt()), []);
  if (!at) return null;
  return (
    <Bar role="status">
      <span>{`You’re offline. You’re reading a copy saved on ${dates.format(new Date(at))}.`}</span>
      <Button look="inverted" size="sm" onClick={() => location.reload()}>
        Try again
      </Button>
    </Bar>
  );
}

/** The offline page has its own message. */
export function SavedCopyNotice() {
  const { key, pathname } = useLocation();
  return key === 'default' && pathname !== OFFLINE_PATH && <SavedCopyBar />;
}
