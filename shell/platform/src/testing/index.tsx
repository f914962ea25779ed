import { configure } from '@testing-library/react';

export { act, cleanup, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { createOutage, hrefOf, press } from './actions.ts';
export { createTestApi, on, type RouteHandler, refusal } from './api.ts';
export { buildUser } from './build-user.ts';
export { refuseStorage } from './refuse-storage.ts';
export { showPage, showPart } from './show.tsx';
export { watchToasts } from './watch-toasts.ts';

// a busy machine is not a failing test
configure({ asyncUtilTimeout: 15_000 });
