import { Box } from '@home-truths/platform/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdPlace } from './ad.tsx';

/** Renders its children once it is within 100 px of the viewport. */
function WhenNear({ children }: { children: ReactNode }) {
  const spot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: '100px' },
    );
    if (spot.current) watcher.observe(spot.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <Box ref={spot} h="full">
      {isNear && children}
    </Box>
  );
}

/** Loads an iframe without cookies and with ephemeral storage. React's types lack the attribute. */
const CREDENTIALLESS = { credentialless: true };

/** An iframe of the ad network: its script runs there, without our origin and its cookies (decision 125). */
function NetworkFrame({ url, place }: AdFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frameUrl = new URL(url);
  frameUrl.searchParams.set('slot', place);
  return (
    <Box asChild display="block" w="full" h="full" border="0" visibility={isLoaded ? 'visible' : 'hidden'}>
      <iframe
        {...CREDENTIALLESS}
        src={frameUrl.href}
        title="Advertisement"
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
    </Box>
  );
}

interface AdFrameProps {
  url: string;
  place: AdPlace;
}

/** The ad network's iframe, once it is near the viewport. */
export const AdFrame = (props: AdFrameProps) => (
  <WhenNear>
    <NetworkFrame {...props} />
  </WhenNear>
);
