import { configure } from '@testing-library/react';

export { act, cleanup, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { createTestApi, on } from './api.ts';
export { showPage, showPart } from './show.tsx';
export { watchToasts } from './watch-toasts.ts';

// a busy machine is not a failing test
configure({ asyncUtilTimeout: 5000 });
