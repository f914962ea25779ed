import { ENQUIRY_KINDS, type EnquiryKind } from '@home-truths/platform/contract';
import {
  Button,
  ButtonLink,
  chakra,
  Flex,
  Heading,
  LazyPart,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { useState } from 'react';
import { contactAddress } from '../enquiry/address.ts';

const Ground = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    px: { base: '6', md: '12' },
    py: { base: '8', md: '11' },
    bg: 'deep.bg',
    color: 'deep.fg',
    borderRadius: 'panel',
    borderWidth: '1px',
    borderColor: { base: 'deep.bg', _dark: 'deep.border' },
    _print: { display: 'none' },
  },
});

const loadDialog = () => import('../enquiry/enquiry-dialog.tsx').then(module => module.EnquiryDialog);

const OFFERS = [
  { kind: 'expert', look: 'accent' },
  { kind: 'guide', look: 'inverted' },
] as const;

/** Without scripts a link to the form's page stands in each button's place. */
const WITH_SCRIPTS = { '@media (scripting: none)': { display: 'none' } };
const WITHOUT_SCRIPTS = { display: 'none', '@media (scripting: none)': { display: 'inline-flex' } };

interface OfferProps {
  kind: EnquiryKind;
  look: 'accent' | 'inverted';
  onOpen(kind: EnquiryKind): void;
}

const Offer = ({ kind, look, onOpen }: OfferProps) => (
  <>
    <Button look={look} css={WITH_SCRIPTS} aria-haspopup="dialog" onClick={() => onOpen(kind)}>
      {ENQUIRY_KINDS[kind]}
    </Button>
    <ButtonLink look={look} css={WITHOUT_SCRIPTS} to={contactAddress(kind)}>
      {ENQUIRY_KINDS[kind]}
    </ButtonLink>
  </>
);

const Failed = ({ kind }: { kind: EnquiryKind }) => (
  <Text role="status" w="full">
    The form did not load. <TextLink to={contactAddress(kind)}>Write to us on its own page</TextLink>
  </Text>
);

/** The way to a person: both buttons open the one form (decision 37). */
export function StillHaveQuestions() {
  const [open, setOpen] = useState<EnquiryKind>();
  return (
    <Ground>
      <div>
        <Heading>Still Have Questions?</Heading>
        <Text mt="3" maxW="30rem" color="deep.muted">
          Ask someone who knows, or tell us which guide is missing. We answer by email.
        </Text>
      </div>
      <Flex wrap="wrap" gap="3">
        {OFFERS.map(offer => (
          <Offer key={offer.kind} {...offer} onOpen={setOpen} />
        ))}
      </Flex>
      {open && (
        <LazyPart
          load={loadDialog}
          props={{ kind: open, onClose: () => setOpen(undefined) }}
          failed={<Failed kind={open} />}
        />
      )}
    </Ground>
  );
}
