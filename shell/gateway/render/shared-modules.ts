import * as schemas from '@home-truths/contract/schemas';
import * as data from '@home-truths/platform/data';
import * as forms from '@home-truths/platform/forms';
import * as router from '@home-truths/platform/router';
import * as session from '@home-truths/platform/session';
import * as slots from '@home-truths/platform/slots';
import * as ui from '@home-truths/platform/ui';
import * as dialog from '@home-truths/platform/ui/dialog';
import * as property from '@home-truths/platform/ui/property';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Modules that a remote's server bundle requires; in the browser, Module Federation shares them. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@home-truths/platform/ui': ui,
  '@home-truths/platform/ui/property': property,
  '@home-truths/platform/ui/dialog': dialog,
  '@home-truths/platform/forms': forms,
  '@home-truths/platform/router': router,
  '@home-truths/platform/data': data,
  '@home-truths/contract/schemas': schemas,
  '@home-truths/platform/session': session,
  '@home-truths/platform/slots': slots,
};
