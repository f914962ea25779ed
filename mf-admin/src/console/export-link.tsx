import type { Route } from '@home-truths/platform/contract';
import { type Api, useApi } from '@home-truths/platform/data';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
import type { MouseEvent } from 'react';
import { ensureCode } from '../second-factor/security-code-host.tsx';

interface ExportLinkProps {
  route: Route;
  /** The filters as the route takes them; unset ones are omitted. */
  filters: Readonly<Record<string, string | undefined>>;
}

/** Saves by script, since the browser could not ask for an expired code. */
async function save(api: Api, event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  // if this fails, the file's own request shows the reason
  if (await ensureCode(api).catch(() => true))
    Object.assign(document.createElement('a'), { href, download: '' }).click();
}

/** Saves the filtered list as a CSV file; each export is recorded. */
export function ExportLink({ route: { path }, filters }: ExportLinkProps) {
  const api = useApi();
  const set = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]));
  return (
    <Button look="outline" type={undefined} asChild>
      <a
        href={path + (set.length ? `?${new URLSearchParams(set)}` : '')}
        download
        onClick={event => void save(api, event)}
      >
        <Download size={18} /> Export
      </a>
    </Button>
  );
}
