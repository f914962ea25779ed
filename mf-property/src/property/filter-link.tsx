import { Link, useSearchParams } from '@home-truths/platform/router';
import type { Elements } from '@home-truths/platform/ui';
import type { REVIEW_FILTER_PARAMS } from './review-filter-params.ts';

interface FilterLinkProps {
  name: (typeof REVIEW_FILTER_PARAMS)[number];
  value: string;
  /** The number of reviews; 0 leaves out the link. */
  count: number;
  className?: string;
  children: Elements;
}

/** Leads to the reviews with one value or, if it is active, to all. */
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
