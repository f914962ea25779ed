import { Flex, Heading, TextLink } from '@home-truths/platform/ui';
import { ArrowRight } from '@home-truths/platform/ui/icons';

interface SectionHeadingProps {
  text: string;
  link: { to: string; text: string };
}

/** The heading of a section with a link to the full list. */
export const SectionHeading = ({ text, link }: SectionHeadingProps) => (
  <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="1" mb="5">
    <Heading>{text}</Heading>
    <TextLink to={link.to} minH="11">
      <span>{link.text}</span> <ArrowRight size={18} aria-hidden />
    </TextLink>
  </Flex>
);
