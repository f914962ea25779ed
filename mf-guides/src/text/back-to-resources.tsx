import { TextLink } from '@home-truths/platform/ui';
import { ArrowLeft } from '@home-truths/platform/ui/icons';

export const BackToResources = () => (
  <TextLink to="/resources" minH="11" _print={{ display: 'none' }}>
    <ArrowLeft size={18} aria-hidden /> Back to Resources
  </TextLink>
);
