import {
  COMPLAINT_KINDS,
  type ComplaintKind,
  type createComplaint,
  type Harmed,
  LIMITS,
  type RequestInput,
} from '@home-truths/platform/contract';
import { pathOnSite } from '@home-truths/platform/router';

/** What a person enters, whatever the kind; the fields of a statement are used for a complaint about defamation. */
export interface ComplaintValues extends Record<string, unknown> {
  kind: string;
  /** The page, or the review by its number, that it is about. */
  page: string;
  details: string;
  name: string;
  email: string;
  harmed: string;
  quotation: string;
  untrue: string;
  harm: string;
  considers: boolean;
}

/** What the form starts with, from the search params: `page=/property/7`, or `kind=defamation&review=41`. */
export interface ComplaintStart {
  kind: ComplaintKind;
  page: string;
}

/** Reads what a complaint is about from the search params; what is not valid is left out. */
export function readStart(search: URLSearchParams): ComplaintStart {
  const page = pathOnSite(search.get('page')) ?? '';
  const kind = search.get('kind') ?? '';
  const review = /^[1-9]\d{0,9}$/.exec(search.get('review') ?? '')?.[0];
  return {
    kind: Object.hasOwn(COMPLAINT_KINDS, kind) ? (kind as ComplaintKind) : 'content',
    page: review ? `Review ${review}` : page.length <= LIMITS.address ? page : '',
  };
}

/** A review as `Review 41`, `#41`, or a link to it. */
const REVIEW = /^\s*(?:review\s*)?(?:no\.?\s*)?#?\s*(\d{1,9})\s*$|#review-(\d{1,9})\s*$/i;

function subjectOf(page: string): { reviewId: number } | { page: string } {
  const [, typed, linked] = REVIEW.exec(page) ?? [];
  const review = typed ?? linked;
  return review ? { reviewId: Number(review) } : { page };
}

/** The request body; what is missing in it is refused by the contract, with its message. */
export function toBody(values: ComplaintValues): RequestInput<typeof createComplaint>['body'] {
  const { kind, page, details, name, email, harmed, quotation, untrue, harm, considers } = values;
  if (kind !== 'defamation') return { kind: kind as ComplaintKind, page, details, name, email };
  return {
    ...{ kind, email, ...subjectOf(page) },
    statement: {
      ...{ name, harmed: harmed as Harmed, quotation, untrue, considers: considers as true },
      ...(harm && { harm }),
    },
  };
}
