import { Button, ButtonLink, Flex, Input, VisuallyHidden } from '@home-truths/platform/ui';
import { PageMessage } from './page-message.tsx';

/** The page for every path that no remote owns, with a search box and a link to the home page (decision 142). */
export const NotFound = () => (
  <PageMessage title="404 Page Not Found" text="Did you forget to add the page to the router?">
    <Flex asChild gap="2" w="full" maxW="34rem">
      <form action="/search" method="get">
        <label style={{ flex: 1 }}>
          <VisuallyHidden>Search properties</VisuallyHidden>
          <Input name="q" placeholder="Search by address, suburb, or postcode..." maxLength={200} />
        </label>
        <Button type="submit">Search</Button>
      </form>
    </Flex>
    <ButtonLink to="/" look="outline">
      Back to home
    </ButtonLink>
  </PageMessage>
);
