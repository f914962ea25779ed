import type { Route } from '@home-truths/platform/contract';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';

interface ExportLinkProps {
  route: Route;
  /** The filters of the list, as the route takes them; those that are not set are left out. */
  filters: Readonly<Record<string, string | undefined>>;
}

/** Saves what a list is filtered to as a CSV file; each export is recorded. */
export function ExportLink({ route: { path }, filters }: ExportLinkProps) {
  const set = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]));
  return (
    <Button look="outline" type={undefined} asChild>
      <a href={path + (set.length ? `?${new URLSearchParams(set)}` : '')} download>
        <Download size={18} /> Export
      </a>
    </Button>
  );
}
