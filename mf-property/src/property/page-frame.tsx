import { Box, Container, chakra, type Elements } from '@home-truths/platform/ui';
import { ReadReviewsBar, WriteReviewBar } from './write-review-bar.tsx';

/** The margin keeps focused elements above the bar. */
const Page = chakra('div', {
  base: { '& :is(a, button, select, h3)': { scrollMarginBottom: { base: '6rem', md: '0' } } },
});

interface PageFrameProps {
  propertyOrBuilding: { reviewCount: number };
  writePath: string;
  breadcrumb: Elements;
  hero: Elements;
  children: Elements;
}

/** On phones a bar links to the reviews, which then cover it, or to the form if there are none. */
export const PageFrame = ({ propertyOrBuilding, writePath, breadcrumb, hero, children }: PageFrameProps) => (
  <Page>
    <div>
      <Container>{breadcrumb}</Container>
      <Container px={{ base: '0', md: '6' }}>{hero}</Container>
      {propertyOrBuilding.reviewCount > 0 && <ReadReviewsBar property={propertyOrBuilding} />}
    </div>
    {/* covers the bar above */}
    <Box pos="relative" bg="bg">
      {children}
    </Box>
    {propertyOrBuilding.reviewCount === 0 && <WriteReviewBar to={writePath} />}
  </Page>
);

export const PageSections = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', mt: '7', pt: '7' }, minW: '0' },
});

/** The sections after the reviews; on phones the button to write one comes first. */
export const BelowReviews = ({ writePath, children }: { writePath: string; children: Elements }) => (
  <div>
    <WriteReviewBar to={writePath} isStatic />
    <PageSections>{children}</PageSections>
  </div>
);
