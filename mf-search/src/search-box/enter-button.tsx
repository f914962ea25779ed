import { VisuallyHidden } from '@home-truths/platform/ui';

/** Comes first in a form with other submit buttons, because Enter in a field activates the first one. */
export const EnterButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden>
      Search
    </button>
  </VisuallyHidden>
);
