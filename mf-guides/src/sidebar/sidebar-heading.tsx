import { Heading } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';

export const SidebarHeading = ({ id, children }: { id: string; children: ReactNode }) => (
  <Heading id={id} look="h3" fontSize="1.05rem">
    {children}
  </Heading>
);
