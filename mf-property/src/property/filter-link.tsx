import { Link, useSearchParams } from '@home-truths/platform/router';
import type { Elements } from '@home-truths/platform/ui';

/** What of a review its property's list is filtered by, as the address and the API name it. */
export const FILTERS = ['issueTag', 'rating', 'residencyStatus'] as const;

interface FilterLinkProps {
  name: (typeof FILTERS)[number];
  value: string;
  /** How many reviews there are; no link leads to none. */
  count: number;
  className?: string;
  children: Elements;
}

/** Shows only these reviews in the list below, or all again where it was chosen; the order stays. */
export function FilterLink({ name, value, count, ...look }: FilterLinkProps) {
  const [search] = useSearchParams();
  if (count === 0) return <span {...look} />;
  const isOn = search.get(name) === value;
  const sort = search.get('sort');
  const query = new URLSearchParams({ ...(!isOn && { [name]: value }), ...(sort && { sort }) });
  return (
    <Link {...look} to={{ search: query.toString(), hash: 'reviews' }} aria-current={isOn || undefined} />
  );
}
