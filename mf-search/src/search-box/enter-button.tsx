import { VisuallyHidden } from '@home-truths/platform/ui';

/** The first of a form's submit buttons: Enter in a field activates that one. */
export const EnterButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden>
      Search
    </button>
  </VisuallyHidden>
);
