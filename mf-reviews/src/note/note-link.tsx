import { TextLink } from '@home-truths/platform/ui';

export const NoteLink = ({ propertyId }: { propertyId: number }) => (
  <TextLink minH="11" to={`/write-review/note/${propertyId}`} _print={{ display: 'none' }}>
    Leave a note for the next tenant
  </TextLink>
);
