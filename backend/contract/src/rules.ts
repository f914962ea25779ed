export * as LIMITS from './limits.ts';

/** The id of a record in a path: a whole number from 1 to 999,999,999. */
export const RECORD_ID = /^[1-9]\d{0,8}$/;

export const PROPERTY_TYPES = ['apartment', 'house', 'townhouse', 'unit', 'studio'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type State = (typeof STATES)[number];

export const RESIDENCY = { lived_here: 'Lived here', visited: 'Visited', owned: 'Owned' } as const;
export type Residency = keyof typeof RESIDENCY;
export const RESIDENCIES = ['lived_here', 'visited', 'owned'] as const satisfies readonly Residency[];

export type TagColour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'grey';

export const ISSUE_TAGS = {
  'High Strata Fees': 'red',
  'Noise Issues': 'orange',
  'Poor Management': 'red',
  'Elevator Issues': 'yellow',
  'Great Landlord': 'green',
  'Well Maintained': 'blue',
  Pests: 'red',
  Leaks: 'orange',
  'Structural Issues': 'red',
  'Good Location': 'green',
  'Parking Issues': 'yellow',
  'Security Concerns': 'red',
} as const satisfies Record<string, TagColour>;
export type IssueTag = keyof typeof ISSUE_TAGS;
export const ISSUE_TAG_NAMES = Object.keys(ISSUE_TAGS) as [IssueTag, ...IssueTag[]];

export const colourOfTag = (tag: string): TagColour =>
  Object.hasOwn(ISSUE_TAGS, tag) ? ISSUE_TAGS[tag as IssueTag] : 'grey';

/** Green and blue tags name good points; grey ones are administrators' own. */
export const isProblem = (tag: string) => ['red', 'orange', 'yellow'].includes(colourOfTag(tag));

export const SEARCH_SORTS = {
  relevance: 'Relevance',
  'rating-high': 'Rating: High to Low',
  'rating-low': 'Rating: Low to High',
  'most-reviews': 'Most Reviews',
  'best-supported': 'Best-supported rating',
} as const;
export type SearchSort = keyof typeof SEARCH_SORTS;

export const REVIEW_SORTS = {
  newest: 'Newest First',
  helpful: 'Most Helpful',
  'rating-high': 'Highest Rating',
  'rating-low': 'Lowest Rating',
} as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;

/** The orders of every list in the admin console, and the only ones of its search results. */
export const DATE_SORTS = ['newest', 'oldest'] as const;
export type DateSort = (typeof DATE_SORTS)[number];

/** `status` puts pending leads first. */
export const LEAD_SORTS = [...DATE_SORTS, 'status'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

export const ADMIN_REVIEW_SORTS = [...DATE_SORTS, 'rating-high', 'rating-low'] as const;
export type AdminReviewSort = (typeof ADMIN_REVIEW_SORTS)[number];

/** Orders by reviews require the filter `visible` or `deleted`. */
export const ADMIN_PROPERTY_SORTS = [...DATE_SORTS, 'rating-high', 'most-reviews'] as const;
export type AdminPropertySort = (typeof ADMIN_PROPERTY_SORTS)[number];

/** Lists whose filters can be saved, by the end of their page’s path. */
export const FILTERED_LISTS = [
  'leads',
  'reviews',
  'properties',
  'complaints',
  'enquiries',
  'people',
  'audit',
] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

/** Stored labels, which must not change. */
export const CALLBACK_TIMES = [
  'Morning (9am - 12pm)',
  'Afternoon (12pm - 5pm)',
  'Evening (5pm - 8pm)',
  'Anytime',
] as const;

export const LEAD_STATUSES = ['pending', 'contacted', 'completed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const VISIBILITIES = ['visible', 'hidden', 'deleted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const PERSON_ROLES = ['administrator'] as const;
export const PERSON_STATES = ['blocked'] as const;

export const COMPLAINT_DECISIONS = {
  kept: 'No breach found',
  edited: 'Review edited',
  hidden: 'Review hidden',
  done: 'Resolved',
} as const;
export type ComplaintDecision = keyof typeof COMPLAINT_DECISIONS;
export const COMPLAINT_DECISION_NAMES = Object.keys(COMPLAINT_DECISIONS) as [
  ComplaintDecision,
  ...ComplaintDecision[],
];

export const NOTE_SUBJECTS = ['lead', 'complaint', 'enquiry', 'person'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

export const ASSIGNED_SUBJECTS = ['lead', 'complaint', 'enquiry'] as const;
export type AssignedSubject = (typeof ASSIGNED_SUBJECTS)[number];
export const ASSIGNED_FILTERS = ['me', 'nobody'] as const;
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number];

export const VERIFIED_BY = {
  lease: 'A lease',
  bill: 'A bill',
  listing: 'A listing',
  other: 'Something else',
} as const;
export type VerifiedBy = keyof typeof VERIFIED_BY;
export const VERIFIED_BY_NAMES = Object.keys(VERIFIED_BY) as [VerifiedBy, ...VerifiedBy[]];

export const RESOURCE_CATEGORIES = ['buying', 'renting', 'legal', 'financial', 'investing'] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

export const REPORT_REASONS = {
  untrue: 'It’s untrue or misleading',
  personal: 'It names or identifies someone',
  offensive: 'It’s offensive or threatening',
  advertising: 'It’s advertising or spam',
  'wrong-home': 'It’s about a different property',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

export const COMPLAINT_KINDS = {
  content: 'Something written on the site',
  defamation: 'Something that harms my reputation or my business (defamation)',
  privacy: 'My personal information',
  accessibility: 'I can’t use part of the site (accessibility)',
  fault: 'Something isn’t working',
  other: 'Something else',
} as const;
export type ComplaintKind = keyof typeof COMPLAINT_KINDS;
export const COMPLAINT_KIND_NAMES = Object.keys(COMPLAINT_KINDS) as [ComplaintKind, ...ComplaintKind[]];

/** The kinds that an administrator may give a complaint; `review` is a report of a review. */
export const RECLASSIFIED_KIND_NAMES = ['review', ...COMPLAINT_KIND_NAMES] as const;

/** Days for deciding a complaint, as required by the law of NSW and the ACT. */
export const RESPONSE_DAYS = 7;

/** Counts of `readAttention` stop at this number plus one. */
export const ATTENTION_CAP = 99;

export const TREND_RANGES = ['30d', '12m'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

/** Whom a complaint about defamation may harm. */
export const HARMED = { me: 'Me', business: 'My business', other: 'Someone I represent' } as const;
export type Harmed = keyof typeof HARMED;
export const HARMED_NAMES = Object.keys(HARMED) as [Harmed, ...Harmed[]];

/** Labels of the buttons that open the contact form. */
export const ENQUIRY_KINDS = {
  contact: 'Contact Us',
  expert: 'Contact Expert',
  guide: 'Request Guide',
} as const;
export type EnquiryKind = keyof typeof ENQUIRY_KINDS;
export const ENQUIRY_KIND_NAMES = Object.keys(ENQUIRY_KINDS) as [EnquiryKind, ...EnquiryKind[]];

/**
 * The limits of good and poor Web Vitals, as published at https://web.dev/articles/vitals. CLS has no unit,
 * the others are milliseconds.
 */
export const VITALS = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
} as const;
export type VitalName = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as [VitalName, ...VitalName[]];

/** The page views that a version needs to be compared with another one. */
export const CANARY_VIEWS = 200;
const MIN_FAILED_VIEWS = 10;

/** Page views of a version. */
export interface CountedViews {
  views: number;
  failed: number;
}

/** Returns true if over twice the pinned version's share failed or, where that has few views, over half. */
export const failsTooOften = (canary: CountedViews, pinned: CountedViews): boolean =>
  canary.failed >= MIN_FAILED_VIEWS &&
  (pinned.views < CANARY_VIEWS
    ? canary.failed > canary.views / 2
    : canary.failed * pinned.views > 2 * pinned.failed * canary.views);

export const FAILURE_KINDS = ['error', 'slot', 'page', 'chunk'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The kinds of records that a thread has. */
export const THREAD_SUBJECTS = ['enquiry', 'complaint', 'lead'] as const;
export type ThreadSubject = (typeof THREAD_SUBJECTS)[number];
/** The kinds that can be replied to: at present all. A list of its own, since a thread may get a kind without replies. */
export const REPLY_SUBJECTS = ['enquiry', 'complaint', 'lead'] as const satisfies readonly ThreadSubject[];
export type ReplySubject = (typeof REPLY_SUBJECTS)[number];

export const ENQUIRY_STATES = ['open', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Years for which closed records and audit entries are stored, as the privacy page states. */
export const RETENTION_YEARS = { lead: 1, enquiry: 1, complaint: 3, audit: 3 } as const;

/**
 * The retention of deleted reviews, as the privacy page states. If the author deletes a review, the author is
 * erased at once.
 */
export const DELETED_REVIEW_RETENTION = { authorDays: 30, photoDays: 30, textMonths: 12 } as const;

/** Values of `code` in problem responses, for errors that callers handle specially. */
export const ERROR_CODES = ['already_sent', 'security_code_required'] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The error for an `Idempotency-Key` that was used with other content. Released remotes recognise this text and
 * the next, which must not change.
 */
export const ALREADY_SENT = 'You’ve already sent this form. Reload the page to send another.';

/** The error for a call that needs a security code first; the admin console prompts for one. */
export const SECURITY_CODE_REQUIRED = 'Enter your security code first';
