import { Box, Container, type Elements, Flex, Heading, Text } from '@home-truths/platform/ui';
import { AdminBar } from './admin-bar.tsx';

interface AdminPageProps {
  title: string;
  text?: string;
  /** An action beside the title. */
  action?: Elements;
  children: Elements;
}

/** The layout of every screen of the admin console. */
export const AdminPage = ({ title, text, action, children }: AdminPageProps) => (
  <>
    <AdminBar />
    <Container pt={{ base: '6', md: '8' }}>
      <Flex mb="5" gap="4" align="end" justify="space-between" flexWrap="wrap">
        <Box minW="0">
          <Heading as="h1" look="h2">
            {title}
          </Heading>
          {text && (
            <Text mt="1" maxW="measure" color="fg.muted">
              {text}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Container>
  </>
);
