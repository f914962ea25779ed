import { useParams } from '@home-truths/platform/router';
import { useResource } from '../queries.ts';
import { ResourceArticle } from './resource-article.tsx';
import { ResourceSkeleton } from './resource-skeleton.tsx';

/** The page of a resource: placeholders while it loads; errors are rendered by the route's error element. */
export function ResourceScreen() {
  const { data: resource, error } = useResource(useParams().slug ?? '');
  if (error) throw error;
  return resource ? <ResourceArticle key={resource.id} resource={resource} /> : <ResourceSkeleton />;
}
