import { useParams, useRouteError } from '@home-truths/platform/router';
import { PlaceError } from './place-error.tsx';
import { StateScreen } from './state-screen.tsx';
import { StatesScreen } from './states-screen.tsx';
import { SuburbScreen } from './suburb-screen.tsx';

// `place-route.tsx` loads all in one chunk
export { placeHead } from './place-head.ts';
export { loadPlace } from './place-loaders.ts';

export function PlacePage() {
  const { state, slug } = useParams();
  const error = useRouteError();
  if (error) return <PlaceError error={error} />;
  if (slug !== undefined) return <SuburbScreen />;
  return state === undefined ? <StatesScreen /> : <StateScreen />;
}
