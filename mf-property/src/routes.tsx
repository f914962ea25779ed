import type { RemoteRoutes } from '@home-truths/platform/router';
import { loadProperty } from './property/load-property.ts';
import { propertyHead } from './property/property-head.ts';
import { PropertyProblem } from './property/property-problem.tsx';
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
    errorElement: <PropertyProblem />,
    hydrateFallbackElement: <PropertySkeleton />,
  }));

export default routes satisfies RemoteRoutes;
