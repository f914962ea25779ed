import type { RemoteRoutes } from '@home-truths/platform/router';
import { loadProperty } from './property/load-property.ts';
import { PropertyError } from './property/property-error.tsx';
import { propertyHead } from './property/property-head.ts';
import { PropertyScreen } from './property/property-screen.tsx';
import { PropertySkeleton } from './property/property-skeleton.tsx';

/** Both paths show one page; `/property/:id` is the canonical one (decision 115). */
const PATHS = ['property/:id', 'properties/:id'];

/** The pages of this remote. */
const routes: RemoteRoutes = ctx =>
  PATHS.map(path => ({
    id: path,
    path,
    loader: loadProperty(ctx),
    handle: propertyHead(ctx),
    element: <PropertyScreen />,
    errorElement: <PropertyError />,
    hydrateFallbackElement: <PropertySkeleton />,
  }));

export default routes satisfies RemoteRoutes;
