import { TextLink } from '@home-truths/platform/ui';
import { ArrowLeft } from '@home-truths/platform/ui/icons';

/** The link back to the list. */
export const BackToResources = () => (
  <TextLink to="/resources" minH="11" _print={{ display: 'none' }}>
    <ArrowLeft size={18} aria-hidden /> Back to Resources
  </TextLink>
);
