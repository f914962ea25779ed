import { VisuallyHidden } from '@home-truths/platform/ui';

/**
 * The first button of a form whose other submit buttons have other purposes: Enter in a field activates the first
 * submit button of the form.
 */
export const EnterButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden>
      Search
    </button>
  </VisuallyHidden>
);
