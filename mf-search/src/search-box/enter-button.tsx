import { VisuallyHidden } from '@home-truths/platform/ui';

/**
 * Stands first in a form whose other submit buttons mean something else: Enter in a field presses the first
 * submit button there is.
 */
export const EnterButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden>
      Search
    </button>
  </VisuallyHidden>
);
