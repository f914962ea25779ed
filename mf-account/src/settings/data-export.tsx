import { exportAccount } from '@home-truths/platform/contract';
import { routeUrl } from '@home-truths/platform/data';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
import { SettingRow } from './setting-row.tsx';

/** Everything we store about a person, as a file that the server names (decision 151). A link, so that it works without JavaScript. */
export const DataExport = ({ userId }: { userId: number }) => (
  <SettingRow
    icon={Download}
    title="Data Export"
    text="Download everything we hold about you as a JSON file."
    action={
      <Button look="outline" asChild>
        <a href={routeUrl(exportAccount, { params: { id: userId } })} download>
          Download
        </a>
      </Button>
    }
  />
);
