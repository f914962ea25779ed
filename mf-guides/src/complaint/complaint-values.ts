import {
  COMPLAINT_KINDS,
  type ComplaintKind,
  type createComplaint,
  type Harmed,
  LIMITS,
  type RequestInput,
} from '@home-truths/platform/contract';
import { pathOnSite } from '@home-truths/platform/router';

/** The form values; only a complaint about defamation uses the fields from `harmed`. */
export interface ComplaintValues extends Record<string, unknown> {
  kind: string;
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

/** First values, from the URL: `?page=/property/7`, or `?kind=defamation&review=41`. */
export interface ComplaintStart {
  kind: ComplaintKind;
  page: string;
}

export function readStart(search: URLSearchParams): ComplaintStart {
  const page = pathOnSite(search.get('page')) ?? '';
  const kind = search.get('kind') ?? '';
  const review = /^[1-9]\d{0,8}$/.exec(search.get('review') ?? '')?.[0];
  return {
    kind: Object.hasOwn(COMPLAINT_KINDS, kind) ? (kind as ComplaintKind) : 'content',
    page: review ? `Review ${review}` : page.length <= LIMITS.address ? page : '',
  };
}

/** Matches `Review 41`, `#41`, or `no. 41` (first group), or a link with `#review-41` (second group). */
const REVIEW_REFERENCE = /^\s*(?:review\s*)?(?:no\.?\s*)?#?\s*(\d{1,9})\s*$|#review-(\d{1,9})\s*$/i;

function subjectOf(page: string): { reviewId: number } | { page: string } {
  const [, typed, linked] = REVIEW_REFERENCE.exec(page) ?? [];
  const review = typed ?? linked;
  return review ? { reviewId: Number(review) } : { page };
}

/** Missing values are left to the contract, whose messages say what is missing. */
export function toBody(values: ComplaintValues): RequestInput<typeof createComplaint>['body'] {
  const { kind, page, details, name, email, harmed, quotation, untrue, harm, considers } = values;
  if (kind !== 'defamation') return { kind: kind as ComplaintKind, page, details, name, email };
  return {
    kind,
    email,
    ...subjectOf(page),
    statement: {
      name,
      harmed: harmed as Harmed,
      quotation,
      untrue,
      considers: considers as true,
      ...(harm && { harm }),
    },
  };
}
