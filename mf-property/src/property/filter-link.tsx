import { Link, useSearchParams } from '@home-truths/platform/router';
import type { Elements } from '@home-truths/platform/ui';
import type { FILTERS } from './filters.ts';

interface FilterLinkProps {
  name: (typeof FILTERS)[number];
  value: string;
  /** The number of reviews; 0 leaves out the link. */
  count: number;
  className?: string;
  children: Elements;
}

/** A link to the reviews with one value, in the same order; the active one leads to all reviews. */
export function FilterLink({ name, value, count, ...rest }: FilterLinkProps) {
  const [searchParams] = useSearchParams();
  if (count === 0) return <span {...rest} />;
  const isActive = searchParams.get(name) === value;
  const sort = searchParams.get('sort');
  const query = new URLSearchParams({ ...(!isActive && { [name]: value }), ...(sort && { sort }) });
  return (
    <Link {...rest} to={{ search: query.toString(), hash: 'reviews' }} aria-current={isActive || undefined} />
  );
}
