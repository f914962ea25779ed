import { ENQUIRY_KINDS, type EnquiryKind } from '@home-truths/platform/contract';
import {
  Box,
  Button,
  ButtonLink,
  chakra,
  Flex,
  Heading,
  LazyPart,
  lazyWithRetry,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { panelRecipe } from '@home-truths/platform/ui/recipes';
import { useState } from 'react';
import { contactPath } from '../enquiry/contact-path.ts';

const Panel = chakra('section', {
  base: {
    ...panelRecipe.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    px: { base: '6', md: '12' },
    py: { base: '8', md: '11' },
    _print: { display: 'none' },
  },
});

const loadDialog = lazyWithRetry(() =>
  import('../enquiry/enquiry-dialog.tsx').then(module => module.EnquiryDialog),
);

/** Loads the form before the press; a failure is shown only after the press. */
const preloadDialog = () => void loadDialog().catch(() => {});

const BUTTONS = [
  { kind: 'expert', look: 'accent' },
  { kind: 'guide', look: 'inverted' },
] as const;

const WITH_SCRIPTS = { '@media (scripting: none)': { display: 'none' } };
const WITHOUT_SCRIPTS = { display: 'none', '@media (scripting: none)': { display: 'inline-flex' } };

interface OpenedForm {
  kind: EnquiryKind;
  opener: HTMLElement;
  attempt: number;
}

interface EnquiryButtonProps {
  kind: EnquiryKind;
  look: 'accent' | 'inverted';
  onOpen(opener: HTMLElement): void;
}

const EnquiryButton = ({ kind, look, onOpen }: EnquiryButtonProps) => (
  <>
    <Button
      look={look}
      css={WITH_SCRIPTS}
      aria-haspopup="dialog"
      onClick={event => onOpen(event.currentTarget)}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
    >
      {ENQUIRY_KINDS[kind]}
    </Button>
    <ButtonLink look={look} css={WITHOUT_SCRIPTS} to={contactPath(kind)}>
      {ENQUIRY_KINDS[kind]}
    </ButtonLink>
  </>
);

export function StillHaveQuestions() {
  const [opened, setOpened] = useState<OpenedForm>();
  const open = (kind: EnquiryKind, opener: HTMLElement) =>
    setOpened(previous => ({ kind, opener, attempt: (previous?.attempt ?? 0) + 1 }));
  return (
    <Panel>
      <div>
        <Heading>Still Have Questions?</Heading>
        <Text mt="3" maxW="30rem" color="deep.muted">
          Ask an expert, or suggest a guide. We’ll reply by email.
        </Text>
      </div>
      <Flex wrap="wrap" gap="3">
        {BUTTONS.map(button => (
          <EnquiryButton key={button.kind} {...button} onOpen={opener => open(button.kind, opener)} />
        ))}
      </Flex>
      {opened && (
        <LazyPart
          key={opened.attempt}
          load={loadDialog}
          props={{ ...opened, onClose: () => setOpened(undefined) }}
          errorFallback={
            <Box w="full">
              <Unavailable
                what="The form"
                onRetry={() => open(opened.kind, opened.opener)}
                offerReload={opened.attempt > 1}
              />
            </Box>
          }
        />
      )}
    </Panel>
  );
}
