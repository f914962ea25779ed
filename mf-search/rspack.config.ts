import { remote } from '@home-truths/remote';

export default remote(import.meta.dirname, {
  './routes': './src/routes.tsx',
  './search.property-card/v1': './src/slots/property-card.tsx',
});
