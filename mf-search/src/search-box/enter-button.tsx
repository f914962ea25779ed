import { VisuallyHidden } from '@home-truths/platform/ui';

/** Is first in its form: Enter in a field activates the first submit button, which must be no toggle. */
export const EnterButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden>
      Search
    </button>
  </VisuallyHidden>
);
