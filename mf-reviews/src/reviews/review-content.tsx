import type { Review } from '@home-truths/platform/contract';
import { Box, Flex, Heading, Text, TextButton } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/home';
import { useState } from 'react';
import { langOf } from './lang-of.ts';

/** Characters from which a text is truncated: more than six lines at the full line length. */
const LONG = 500;

const CUT = {
  '@media screen and (scripting: enabled)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '6',
    overflow: 'hidden',
  },
};

interface ReviewContentProps extends Pick<Review, 'title' | 'content'> {
  /** A long text is truncated to six lines until it is expanded; without JavaScript it is shown in full. */
  cuts?: boolean;
}

/** Title and content as they were written. */
export function ReviewContent({ title, content, cuts }: ReviewContentProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = cuts && content.length >= LONG;
  return (
    <Box maxW="measure">
      <Heading as="h3" look="h3" dir="auto" lang={langOf(title)} tabIndex={-1}>
        {title}
      </Heading>
      <Text
        mt="1"
        textStyle="review"
        whiteSpace="pre-line"
        dir="auto"
        lang={langOf(content)}
        css={isLong && !isOpen ? CUT : {}}
      >
        {content}
      </Text>
      {isLong && (
        <TextButton
          minH="11"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          css={{ '@media print, (scripting: none)': { display: 'none' } }}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </TextButton>
      )}
    </Box>
  );
}

/** The tags that a review names. */
export const Tags = ({ tags }: { tags: string[] }) => (
  <Flex gap="2" flexWrap="wrap">
    {tags.map(tag => (
      <IssueTag key={tag} tag={tag} />
    ))}
  </Flex>
);
