export * as LIMITS from './limits.ts';

/** The id of a record as it is in a path: a whole number from 1 to 999,999,999. */
export const RECORD_ID = /^[1-9]\d{0,8}$/;

/** The five kinds of property. */
export const PROPERTY_TYPES = ['apartment', 'house', 'townhouse', 'unit', 'studio'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** States and territories. */
export const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type State = (typeof STATES)[number];

/** How the reviewer knows the property, with the labels shown for it. */
export const RESIDENCY = { lived_here: 'Lived here', visited: 'Visited', owned: 'Owned' } as const;
export type Residency = keyof typeof RESIDENCY;
export const RESIDENCIES = ['lived_here', 'visited', 'owned'] as const satisfies readonly Residency[];

export type TagColour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'grey';

/** The twelve issue and feature tags with their colours. */
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

/** The colour of a tag; tags beyond the twelve are grey. */
export const colourOfTag = (tag: string): TagColour =>
  Object.hasOwn(ISSUE_TAGS, tag) ? ISSUE_TAGS[tag as IssueTag] : 'grey';

/** True if a tag names a problem; the others of the twelve name good points. */
export const isProblem = (tag: string) => ['red', 'orange', 'yellow'].includes(colourOfTag(tag));

/** Sorts of a search, with the labels shown for them. */
export const SEARCH_SORTS = {
  relevance: 'Relevance',
  'rating-high': 'Rating: High to Low',
  'rating-low': 'Rating: Low to High',
  'most-reviews': 'Most Reviews',
  'best-supported': 'Best-supported rating',
} as const;
export type SearchSort = keyof typeof SEARCH_SORTS;

/** Sorts of a property's reviews. */
export const REVIEW_SORTS = {
  newest: 'Newest First',
  helpful: 'Most Helpful',
  'rating-high': 'Highest Rating',
  'rating-low': 'Lowest Rating',
} as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;

/** Orders of every list of the admin console, and of a search in it. */
export const DATE_SORTS = ['newest', 'oldest'] as const;
export type DateSort = (typeof DATE_SORTS)[number];

/** Orders of the leads; by status the pending ones come first. */
export const LEAD_SORTS = [...DATE_SORTS, 'status'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** Orders of the reviews in the admin console. */
export const ADMIN_REVIEW_SORTS = [...DATE_SORTS, 'rating-high', 'rating-low'] as const;
export type AdminReviewSort = (typeof ADMIN_REVIEW_SORTS)[number];

/** Orders of the properties in the admin console; those by reviews are for the filter `visible` or `deleted`. */
export const ADMIN_PROPERTY_SORTS = [...DATE_SORTS, 'rating-high', 'most-reviews'] as const;
export type AdminPropertySort = (typeof ADMIN_PROPERTY_SORTS)[number];

/** Lists of the admin console whose filters can be saved, by the end of their page’s path. */
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

/** When a person wants an inspector to call back; stored as these whole labels, so they stay. */
export const CALLBACK_TIMES = [
  'Morning (9am - 12pm)',
  'Afternoon (12pm - 5pm)',
  'Evening (5pm - 8pm)',
  'Anytime',
] as const;

/** The status of a request for an inspector's callback. */
export const LEAD_STATUSES = ['pending', 'contacted', 'completed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What the admin console shows of records that can be taken off the site. */
export const VISIBILITIES = ['visible', 'hidden', 'deleted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Which accounts the admin console lists. */
export const PERSON_ROLES = ['administrator'] as const;
export const PERSON_STATES = ['blocked'] as const;

/** What was decided about a complaint. Hiding a review is not deleting it. */
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

/** The records that administrators write notes about. */
export const NOTE_SUBJECTS = ['lead', 'complaint', 'enquiry', 'person'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** The records that are assigned to an administrator, and the filter of their lists. */
export const ASSIGNED_SUBJECTS = ['lead', 'complaint', 'enquiry'] as const;
export type AssignedSubject = (typeof ASSIGNED_SUBJECTS)[number];
export const ASSIGNED_FILTERS = ['me', 'nobody'] as const;
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number];

/** The evidence an administrator has seen that the author of a review knows the property. */
export const VERIFIED_BY = {
  lease: 'A lease',
  bill: 'A bill',
  listing: 'A listing',
  other: 'Something else',
} as const;
export type VerifiedBy = keyof typeof VERIFIED_BY;
export const VERIFIED_BY_NAMES = Object.keys(VERIFIED_BY) as [VerifiedBy, ...VerifiedBy[]];

/** Kinds of guide. */
export const RESOURCE_CATEGORIES = ['buying', 'renting', 'legal', 'financial', 'investing'] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

/** Why a person reports a review, with the labels offered for it. */
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

/** What a complaint about the site is about, with the labels offered for it. */
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

/** What an open complaint can be turned into: any kind, and a report of the review that it is about. */
export const RECLASSIFIED_KIND_NAMES = ['review', ...COMPLAINT_KIND_NAMES] as const;

/** Days after its receipt within which every complaint is decided: the law of NSW and the ACT asks for it. */
export const RESPONSE_DAYS = 7;

/** What waits for an administrator is counted up to here: more is one more. */
export const ATTENTION_CAP = 99;

/** The ranges of the charts: day by day, or week by week. */
export const TREND_RANGES = ['30d', '12m'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

/** Whom words harm that somebody considers defamatory. */
export const HARMED = { me: 'Me', business: 'My business', other: 'Someone I represent' } as const;
export type Harmed = keyof typeof HARMED;
export const HARMED_NAMES = Object.keys(HARMED) as [Harmed, ...Harmed[]];

/** The subject of a message to us, with the button that opens its form. */
export const ENQUIRY_KINDS = {
  contact: 'Contact Us',
  expert: 'Contact Expert',
  guide: 'Request Guide',
} as const;
export type EnquiryKind = keyof typeof ENQUIRY_KINDS;
export const ENQUIRY_KIND_NAMES = Object.keys(ENQUIRY_KINDS) as [EnquiryKind, ...EnquiryKind[]];

/**
 * The Web Vitals with the values up to which they are good, and beyond which they are poor: those that
 * https://web.dev/articles/vitals publishes. CLS has no unit, all others are milliseconds.
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

/** What can go wrong in a browser: an uncaught error, or a failure of a slot, of a page or of loading code. */
export const FAILURE_KINDS = ['error', 'slot', 'page', 'chunk'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What a thread can be found by. */
export const THREAD_SUBJECTS = ['enquiry', 'complaint', 'lead'] as const;
export type ThreadSubject = (typeof THREAD_SUBJECTS)[number];
/** What one can reply to. */
export const REPLY_SUBJECTS = ['enquiry', 'complaint', 'lead'] as const satisfies readonly ThreadSubject[];
export type ReplySubject = (typeof REPLY_SUBJECTS)[number];

/** Whether a message was answered, as the admin console filters by it. */
export const ENQUIRY_STATES = ['open', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/**
 * Years for which callback requests, messages and complaints are stored once they are closed, and what administrators did
 * once it is recorded; the privacy page says so.
 */
export const RETENTION_YEARS = { lead: 1, enquiry: 1, complaint: 3, audit: 3 } as const;

/**
 * How long what belongs to a deleted review is stored after the deletion; the privacy page says so. Where its author
 * deleted it, the author is erased at once.
 */
export const DELETED_REVIEW_RETENTION = { authorDays: 30, photoDays: 30, textMonths: 12 } as const;

/** The errors that callers handle in a way of their own, by the `code` of a problem response; other errors have none. */
export const ERROR_CODES = ['already_sent', 'security_code_required'] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The error for an `Idempotency-Key` that was used before with other content. Released remotes know this error and the
 * next by their text, so the texts stay.
 */
export const ALREADY_SENT = 'You’ve already sent this form. Reload the page to send another.';

/** The error for a call that needs a security code first; the admin console prompts for one. */
export const SECURITY_CODE_REQUIRED = 'Enter your security code first';
