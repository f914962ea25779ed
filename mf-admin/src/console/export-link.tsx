import type { Route } from '@home-truths/platform/contract';
import { type Api, useApi } from '@home-truths/platform/data';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';
import type { MouseEvent } from 'react';
import { ensureCode } from '../second-factor/security-code-host.tsx';

interface ExportLinkProps {
  route: Route;
  /** The filters of the list, as the route takes them; those that are not set are left out. */
  filters: Readonly<Record<string, string | undefined>>;
}

/** A browser could not ask for a code that has run out. */
async function save(api: Api, event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  // where nothing can be learned, the file's own request says why
  if (await ensureCode(api).catch(() => true))
    Object.assign(document.createElement('a'), { href, download: '' }).click();
}

/** Saves what a list is filtered to as a CSV file; each export is recorded. */
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
