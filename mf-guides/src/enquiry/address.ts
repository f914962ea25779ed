import { ENQUIRY_KINDS, type EnquiryKind } from '@home-truths/platform/contract';

const isKind = (kind: string | null): kind is EnquiryKind => Object.hasOwn(ENQUIRY_KINDS, kind ?? '');

/** The page of the form, for one kind of message. */
export const contactAddress = (kind: EnquiryKind) =>
  kind === 'contact' ? '/contact' : `/contact?about=${kind}`;

/** The kind of message that an address asks for. */
export function kindIn(search: URLSearchParams): EnquiryKind {
  const about = search.get('about');
  return isKind(about) ? about : 'contact';
}
