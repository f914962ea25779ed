import type { Elements } from '@home-truths/platform/ui';

/** Reviews with one value of a filter: those with so many stars, or of people who have lived there. */
export interface ReviewGroupProps {
  name: 'rating' | 'residencyStatus';
  value: string;
  count: number;
  className?: string;
  children: Elements;
}

/** Without a link. */
export const PlainGroup = ({ className, children }: ReviewGroupProps) => (
  <span className={className}>{children}</span>
);
