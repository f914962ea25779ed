import { Box } from '@home-truths/platform/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** In the text, or beside it on large screens. */
export type AdPlacement = 'review-break' | 'sidebar';

function WhenNear({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '100px' },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={container} h="full">
      {isNear && children}
    </Box>
  );
}

/** Gives an iframe no cookies and ephemeral storage; React has no type for it. */
const CREDENTIALLESS = { credentialless: true };

/** Isolates the ad network's script from our origin and cookies. */
function NetworkFrame({ url, placement }: AdFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frameUrl = new URL(url);
  frameUrl.searchParams.set('slot', placement);
  return (
    <Box asChild display="block" w="full" h="full" visibility={isLoaded ? 'visible' : 'hidden'}>
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
  placement: AdPlacement;
}

export const AdFrame = (props: AdFrameProps) => (
  <WhenNear>
    <NetworkFrame {...props} />
  </WhenNear>
);
