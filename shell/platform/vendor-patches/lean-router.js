const refuse = 'leftOut();';
const LEFT_OUT_FUNCTION = `function leftOut() { throw new Error('This part of the router is left out (vendor-patches/lean-router.ts)'); }`;

/**
 * Functions of the router that nothing here can call, and what stands for each: `refuse` where only a call that the
 * platform does not export leads, else what they return when their part is not used.
 * @type {Record<string, string>}
 */
const LEFT_OUT = {
  // fetchers
  fetch2: refuse,
  handleFetcherAction: refuse,
  handleFetcherLoader: refuse,
  updateFetcherState: refuse,
  setFetcherError: refuse,
  getFetcher: refuse,
  resetFetcher: refuse,
  deleteFetcher: refuse,
  queueFetcherForDeletion: refuse,
  abortFetcher: refuse,
  getUpdatedRevalidatingFetchers: refuse,
  markFetchersDone: '',
  markFetchRedirectsDone: '',
  abortStaleFetchLoads: '',
  // actions of routes, and forms
  handleAction: refuse,
  normalizeNavigateOptions: 'return { path: arguments[1] };',
  getSubmissionFromNavigation: '',
  isMutationMethod: '',
  convertFormDataToSearchParams: refuse,
  // navigations that a page prevents
  getBlocker: refuse,
  deleteBlocker: refuse,
  updateBlocker: refuse,
  shouldBlockNavigation: '',
  // React Server Components, and the router as a framework
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  RSCErrorHandler: refuse,
  decodeRouteErrorResponseDigest: refuse,
  parseHydrationData: '',
  // instrumentation
  getRouteInstrumentationUpdates: refuse,
  instrumentClientSideRouter: refuse,
};

/**
 * A function in the router's files, whose indentation is regular.
 * @param {string} name
 */
const functionNamed = name =>
  new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?^\\1(?:}|.*\\) {[^]*?^\\1})$`, 'm');

/**
 * A loader for the files of the router, one of which has all these functions.
 * @param {string} source
 * @throws where one of them is not found
 */
export default function leanRouter(source) {
  if (!source.includes('function createRouter(')) return source;
  let lean = source;
  for (const [name, body] of Object.entries(LEFT_OUT)) {
    const pattern = functionNamed(name);
    if (!pattern.test(lean)) throw new Error(`The router has no function ${name}`);
    lean = lean.replace(pattern, (_, indent, start) => `${indent}${start}) { ${body} }`);
  }
  // the minifier leaves out unused components if nothing names them
  const unnamed = lean
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1');
  return `${unnamed}\n${LEFT_OUT_FUNCTION}\n`;
}
