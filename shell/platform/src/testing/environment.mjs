import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that the router and the query layer use and jsdom does not have. */
const WEB_APIS = {
  AbortController,
  AbortSignal,
  fetch,
  Headers,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
};

/** A jsdom window in which pages of a remote can run. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, WEB_APIS);
    // React takes a stack trace for each element, and Jest asks for 100 frames of each
    this.global.Error.stackTraceLimit = 10;
    this.global.matchMedia ??= media => ({
      media,
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.IntersectionObserver ??= class {
      observe() {}
      disconnect() {}
    };
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollIntoView = () => {};
  }
}
