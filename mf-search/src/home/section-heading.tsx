import { Flex, Heading, TextLink } from '@home-truths/platform/ui';
import { ArrowRight } from '@home-truths/platform/ui/icons';

interface SectionHeadingProps {
  text: string;
  link: { to: string; text: string };
}

export const SectionHeading = ({ text, link }: SectionHeadingProps) => (
  <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" mb={{ base: '2', md: '5' }}>
    <Heading fontSize={{ mdDown: '1.375rem' }}>{text}</Heading>
    <TextLink to={link.to} minH="11">
      <span>{link.text}</span> <ArrowRight size={18} aria-hidden />
    </TextLink>
  </Flex>
);
