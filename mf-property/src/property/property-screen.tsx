import { useParams } from '@home-truths/platform/router';
import { useProperty } from '../queries.ts';
import { PropertyPage } from './property-page.tsx';
import { PropertySkeleton } from './property-skeleton.tsx';

/** A property's page: placeholders while it loads; errors are rendered by the route’s error element. */
export function PropertyScreen() {
  const { data: property, error } = useProperty(Number(useParams().id));
  if (error) throw error;
  return property ? <PropertyPage key={property.id} property={property} /> : <PropertySkeleton />;
}
