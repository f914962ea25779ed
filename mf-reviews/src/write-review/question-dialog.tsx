import { Modal } from '@home-truths/platform/page/modal';
import { Button, Text } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import type { AddressQuestion, OpenQuestion } from './address-questions.ts';

const Title = ({ question }: { question: AddressQuestion }) =>
  question.kind === 'postcode' ? (
    <span>{question.text}</span>
  ) : (
    <>
      <span>Is it </span>
      <span translate="no">{question.address}</span>
      <span>?</span>
    </>
  );

const TEXTS = {
  postcode: {
    description: 'We don’t know it in this state. Places near a border may have one from the other state.',
    yes: 'Yes, that’s right',
    no: 'No, change it',
  },
  property: {
    description: 'We already have this home. If it’s yours, your review goes with the others about it.',
    yes: 'Yes, that’s it',
    no: 'No, another home',
  },
} as const;

export function QuestionDialog({ question, onChoose }: OpenQuestion) {
  const { description, yes, no } = TEXTS[question.kind];
  return (
    <Modal title={<Title question={question} />} role="alertdialog" onClose={() => onChoose(undefined)}>
      <Dialog.Body>
        <Dialog.Description asChild>
          <Text>{description}</Text>
        </Dialog.Description>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button look="outline" onClick={() => onChoose(false)}>
          {no}
        </Button>
        <Button onClick={() => onChoose(true)}>{yes}</Button>
      </Dialog.Footer>
    </Modal>
  );
}
