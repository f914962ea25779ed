import type { PropertyDetail } from '@home-truths/platform/contract';
import { Stack } from '@home-truths/platform/ui';
import { InspectorCard } from '../inspector/inspector-card.tsx';
import { NoReviews } from './no-reviews.tsx';

/** Stands where the reviews would. */
export const Unreviewed = ({ home }: { home: PropertyDetail }) => (
  <Stack gap="6">
    <NoReviews home={home} />
    <InspectorCard home={home} />
  </Stack>
);
