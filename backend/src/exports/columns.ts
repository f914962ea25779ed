import {
  type AdminProperty,
  type AdminReview,
  type AuditEntry,
  COMPLAINT_DECISIONS,
  type Complaint,
  type Enquiry,
  type Lead,
  type PropertyLine,
  RESIDENCY,
} from '@home-truths/contract';
import type { CsvCell } from '../platform/http/csv.ts';

type Columns<Row> = Record<string, (row: Row) => CsvCell>;

const fullAddress = ({ address, suburb, state, postcode }: Omit<PropertyLine, 'id'>) =>
  `${address}, ${suburb} ${state} ${postcode}`;

const json = (values: object | null) => values && JSON.stringify(values);

// No column has an email address.

export const AUDIT_COLUMNS: Columns<AuditEntry> = {
  Entry: ({ id }) => id,
  Time: ({ at }) => at,
  By: ({ by }) => by?.username ?? 'operator',
  Action: ({ action }) => action,
  Record: ({ subject }) => subject,
  'Record number': ({ subjectId }) => subjectId,
  About: ({ about }) => about,
  Before: ({ before }) => json(before),
  After: ({ after }) => json(after),
};

export const LEAD_COLUMNS: Columns<Lead> = {
  Number: ({ id }) => id,
  Received: ({ createdAt }) => createdAt,
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  'Best time': ({ preferredCallbackTime }) => preferredCallbackTime,
  Property: ({ propertyAddress }) => propertyAddress,
  'Property number': ({ propertyId }) => propertyId,
  Status: ({ status }) => status,
  Notes: ({ notes }) => notes,
  'Assigned to': ({ assignedTo }) => assignedTo?.username,
};

export const REVIEW_COLUMNS: Columns<AdminReview> = {
  Number: ({ id }) => id,
  Posted: ({ createdAt }) => createdAt,
  Property: ({ property }) => fullAddress(property),
  'Property number': ({ propertyId }) => propertyId,
  Rating: ({ rating }) => rating,
  Connection: ({ residencyStatus }) => RESIDENCY[residencyStatus],
  Title: ({ title }) => title,
  Text: ({ content }) => content,
  Tags: ({ issuesTags }) => issuesTags,
  Author: ({ isAnonymous, user }) => (isAnonymous ? 'Anonymous' : (user?.username ?? 'Guest')),
  Helpful: ({ helpfulCount }) => helpfulCount,
  Verified: ({ isVerified }) => isVerified,
  Visibility: ({ visibility }) => visibility,
  'Reason shown to the author': ({ moderationNote }) => moderationNote,
};

export const PROPERTY_FILE_COLUMNS: Columns<AdminProperty> = {
  Number: ({ id }) => id,
  Added: ({ createdAt }) => createdAt,
  'Street address': ({ address }) => address,
  Suburb: ({ suburb }) => suburb,
  State: ({ state }) => state,
  Postcode: ({ postcode }) => postcode,
  Type: ({ propertyType }) => propertyType,
  Bedrooms: ({ bedrooms }) => bedrooms,
  Bathrooms: ({ bathrooms }) => bathrooms,
  'Car spaces': ({ parkingSpaces }) => parkingSpaces,
  Built: ({ buildYear }) => buildYear,
  'Average rating': ({ averageRating, reviewCount }) => (reviewCount ? averageRating : ''),
  Reviews: ({ reviewCount }) => reviewCount,
  Visibility: ({ visibility }) => visibility,
  'Merged into': ({ mergedInto }) => mergedInto?.id,
};

export const COMPLAINT_COLUMNS: Columns<Complaint> = {
  Number: ({ id }) => id,
  Received: ({ createdAt }) => createdAt,
  Kind: ({ kind }) => kind,
  Reason: ({ reason }) => reason,
  Details: ({ details }) => details,
  Page: ({ page }) => page,
  Name: ({ name }) => name,
  'Review number': ({ review }) => review?.id,
  'Review title': ({ review }) => review?.title,
  Decided: ({ decidedAt }) => decidedAt,
  Decision: ({ decision }) => decision && COMPLAINT_DECISIONS[decision],
  Note: ({ decisionNote }) => decisionNote,
  'Assigned to': ({ assignedTo }) => assignedTo?.username,
};

export const ENQUIRY_COLUMNS: Columns<Enquiry> = {
  Number: ({ id }) => id,
  Received: ({ createdAt }) => createdAt,
  Kind: ({ kind }) => kind,
  Name: ({ name }) => name,
  Message: ({ message }) => message,
  Answered: ({ answeredAt }) => answeredAt,
  'Assigned to': ({ assignedTo }) => assignedTo?.username,
};
