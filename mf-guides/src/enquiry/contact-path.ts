import { ENQUIRY_KINDS, type EnquiryKind } from '@home-truths/platform/contract';

const isKind = (kind: string | null): kind is EnquiryKind => Object.hasOwn(ENQUIRY_KINDS, kind ?? '');

export const contactPath = (kind: EnquiryKind) =>
  kind === 'contact' ? '/contact' : `/contact?about=${kind}`;

export function readEnquiryKind(search: URLSearchParams): EnquiryKind {
  const about = search.get('about');
  return isKind(about) ? about : 'contact';
}
