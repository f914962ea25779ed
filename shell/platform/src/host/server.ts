export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export { createServerSlots } from '../slots/server-host.ts';
export { createPageStyles } from './page-styles.ts';
