import type { Route } from '@home-truths/platform/contract';
import { type Api, useApi } from '@home-truths/platform/data';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
import type { MouseEvent } from 'react';
import { ensureCode } from '../second-factor/security-code-host.tsx';

interface ExportLinkProps {
  route: Route;
  /** Parameters of the route. */
  filters: Readonly<Record<string, string | undefined>>;
}

/** Downloads by script, since a plain link could not ask for the security code if it has expired. */
async function save(api: Api, event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  // if the check fails, the download itself shows the reason
  if (await ensureCode(api).catch(() => true))
    Object.assign(document.createElement('a'), { href, download: '' }).click();
}

/** Downloads the filtered list as a CSV file; each export is recorded in the audit. */
export function ExportLink({ route: { path }, filters }: ExportLinkProps) {
  const api = useApi();
  const parameters = Object.entries(filters).filter((filter): filter is [string, string] =>
    Boolean(filter[1]),
  );
  return (
    <Button look="outline" asChild>
      <a
        href={path + (parameters.length ? `?${new URLSearchParams(parameters)}` : '')}
        download
        onClick={event => void save(api, event)}
      >
        <Download size={18} /> Export
      </a>
    </Button>
  );
}
