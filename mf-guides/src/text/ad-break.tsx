import { Box } from '@home-truths/platform/ui';
import { Ad, CHECKLIST } from '@home-truths/platform/ui/ad';

/** The advertisement within a text, in the size of a break between reviews. */
export const AdBreak = () => (
  <Box maxW="measure" py="2" _print={{ display: 'none' }}>
    <Ad placement="review-break" fallbackAd={CHECKLIST} />
  </Box>
);
