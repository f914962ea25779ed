import { remote } from '@home-truths/remote';

export default remote(import.meta.dirname, {
  './routes': './src/routes.tsx',
  './property.reviews/v1': './src/slots/property-reviews.tsx',
  './building.reviews/v1': './src/slots/building-reviews.tsx',
  './reviews.mine/v1': './src/slots/my-reviews.tsx',
});
