import { remote } from '@home-truths/remote';

export default remote(import.meta.dirname, {
  './routes': './src/routes.tsx',
  './account.bookmark/v1': './src/slots/bookmark.tsx',
});
