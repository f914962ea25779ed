import { VisuallyHidden } from '@home-truths/platform/ui';

/**
 * The first button of a form whose other submit buttons mean something else: Enter in a field presses the first
 * submit button there is.
 */
export const EnterButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden>
      Search
    </button>
  </VisuallyHidden>
);
