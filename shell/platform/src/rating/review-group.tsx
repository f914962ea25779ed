import type { Elements } from '@home-truths/platform/ui';

/** Props of a component around each group, such as a link. */
export interface ReviewGroupProps {
  name: 'rating' | 'residencyStatus';
  value: string;
  count: number;
  className?: string;
  children: Elements;
}

export const PlainGroup = ({ className, children }: ReviewGroupProps) => (
  <span className={className}>{children}</span>
);
