import type { Review } from '@home-truths/platform/contract';
import { Box, Flex, Heading, Text, TextButton } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/property';
import { useState } from 'react';

/**
 * Writing systems, each with its most frequent language in Australia. A text has that language if more than one in
 * `divisor` of its letters belongs to the script.
 */
const WRITING_SYSTEMS: [language: string, script: RegExp, divisor: number][] = [
  // Japanese contains many Chinese characters
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 5],
  ['zh', /\p{sc=Han}/gu, 2],
  ['ko', /\p{sc=Hangul}/gu, 2],
  ['ar', /\p{sc=Arabic}/gu, 2],
  ['hi', /\p{sc=Devanagari}/gu, 2],
  ['el', /\p{sc=Greek}/gu, 2],
  ['ru', /\p{sc=Cyrillic}/gu, 2],
  ['th', /\p{sc=Thai}/gu, 2],
];

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** Detects the language, so that screen readers choose the right voice. */
export function detectLanguage(text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  return WRITING_SYSTEMS.find(([, script, divisor]) => count(text, script) * divisor > letters)?.[0];
}

/** In characters: more than five lines at full width. */
const MIN_CLAMPED_LENGTH = 360;

const CLAMPED = {
  '@media screen and (scripting: enabled)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { base: '5', md: '4' },
    overflow: 'hidden',
  },
};

/** The width of a line of 65 to 75 letters. */
export const LINE = '63ch';

export const ReviewTitle = ({ title }: Pick<Review, 'title'>) => (
  <Heading
    as="h3"
    look="h3"
    display="inline"
    fontSize="1.125rem"
    dir="auto"
    lang={detectLanguage(title)}
    tabIndex={-1}
  >
    {title}
  </Heading>
);

interface ReviewTextProps extends Pick<Review, 'content'> {
  /** True to truncate a long text until it is expanded; without JavaScript the text is whole. */
  clamp?: boolean;
}

export function ReviewText({ content, clamp }: ReviewTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = clamp && content.length >= MIN_CLAMPED_LENGTH;
  return (
    <Box maxW={LINE}>
      <Text
        textStyle="review"
        whiteSpace="pre-line"
        dir="auto"
        lang={detectLanguage(content)}
        css={isLong && !isOpen ? CLAMPED : {}}
      >
        {content}
      </Text>
      {isLong && (
        <TextButton
          minH="11"
          my="-3"
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

export const ReviewTags = ({ tags }: { tags: string[] }) => (
  <Flex gap="2" flexWrap="wrap">
    {tags.map(tag => (
      <IssueTag key={tag} tag={tag} />
    ))}
  </Flex>
);
