import { useParams } from '@home-truths/platform/router';
import { useProperty } from '../queries.ts';
import { PropertyPage } from './property-page.tsx';
import { PropertySkeleton } from './property-skeleton.tsx';

/** A home's page: placeholders while it loads; what goes wrong is shown by the route's error element. */
export function PropertyScreen() {
  const { data: home, error } = useProperty(Number(useParams().id));
  if (error) throw error;
  return home ? <PropertyPage key={home.id} home={home} /> : <PropertySkeleton />;
}
