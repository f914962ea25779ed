/** Shared once by the shell and ready before any area's code runs. */
export const EAGER_DOORS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@home-truths/platform/ui',
  '@home-truths/platform/ui/home',
  '@home-truths/platform/router',
  '@home-truths/platform/data',
  '@home-truths/platform/session',
  '@home-truths/platform/slots',
];

/** Shared once, too, but fetched when a part first needs them. */
export const LAZY_DOORS = [
  '@home-truths/platform/ui/dialog',
  '@home-truths/platform/forms',
  '@home-truths/contract/schemas',
];
