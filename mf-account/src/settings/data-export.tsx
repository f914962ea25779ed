import { exportAccount } from '@home-truths/platform/contract';
import { routeUrl } from '@home-truths/platform/data';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
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
      const description = error instanceof ApiError ? error.detail : 'Failed to export your data';
      toast({ title: 'Error', description, kind: 'error' });
    }
  />
);
