import { exportAccount } from '@home-truths/platform/contract';
import { ApiError, useApi } from '@home-truths/platform/data';
import { Button, toast } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { SettingRow } from './setting-row.tsx';

/** Downloads a value as a JSON file. */
function saveAsFile(name: string, value: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

function useExport(userId: number) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      saveAsFile('home-truths-my-data.json', await api(exportAccount, { params: { id: userId } }));
    } catch (error) {
      const description = error instanceof ApiError ? error.sentence : 'Failed to export your data';
      toast({ title: 'Error', description, kind: 'error' });
    }
    setBusy(false);
  };
  return { isBusy, start };
}

/** Everything we store about a person, as a file (decision 151). */
export function DataExport({ userId }: { userId: number }) {
  const { isBusy, start } = useExport(userId);
  return (
    <SettingRow
      icon={Download}
      title="Data Export"
      text="Download everything we hold about you as a JSON file."
      action={
        <Button look="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void start()}>
          {isBusy ? 'Preparing...' : 'Download'}
        </Button>
      }
    />
  );
}
