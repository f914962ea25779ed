import { PageSkeleton } from '@home-truths/platform/page';
import { ButtonLink, Container } from '@home-truths/platform/ui';
import { Search } from '@home-truths/platform/ui/icons';
import { reviewsText } from '@home-truths/platform/ui/property';
import { PlaceHero } from './place-hero.tsx';
import { PlaceItem, PlaceList, PlaceSection } from './place-parts.tsx';
import { useStates } from './place-queries.ts';
import { propertyCountText } from './place-texts.ts';

export function StatesScreen() {
  const { data: states, error } = useStates();
  if (error) throw error;
  if (!states) return <PageSkeleton />;
  return (
    <>
      <PlaceHero
        crumbs={[{ to: '/', text: 'Home' }]}
        name="Suburbs of Australia"
        intro="Reviews of homes by state and suburb, by people who’ve lived in them, inspected them or owned them."
      >
        <ButtonLink to="/search" look="outline">
          <Search size={18} aria-hidden /> Search all properties
        </ButtonLink>
      </PlaceHero>
      <Container mt={{ base: '6', md: '9' }} pb="8">
        <PlaceSection id="states" title="States and territories">
          <PlaceList>
            {states.map(({ state, place, name, reviewCount, propertyCount }) => (
              <PlaceItem key={state} to={place} name={name}>
                {`${reviewsText(reviewCount)} · ${propertyCountText(propertyCount)}`}
              </PlaceItem>
            ))}
          </PlaceList>
        </PlaceSection>
      </Container>
    </>
  );
}
