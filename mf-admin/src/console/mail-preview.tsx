import { Box, chakra, Heading } from '@home-truths/platform/ui';

const MailText = chakra('div', {
  base: {
    mt: '2',
    p: '4',
    bg: 'bg.subtle',
    borderRadius: 'control',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

interface MailPreviewProps {
  title?: string;
  mail: { subject: string; text: string };
}

export const MailPreview = ({ title, mail }: MailPreviewProps) => (
  <Box>
    {title && (
      <Heading as="h3" look="h3" fontSize="1rem">
        {title}
      </Heading>
    )}
    <MailText>
      <chakra.b display="block" mb="2">
        {mail.subject}
      </chakra.b>
      <div dir="auto">{mail.text}</div>
    </MailText>
  </Box>
);
