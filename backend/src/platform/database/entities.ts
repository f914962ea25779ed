import { EmailConfirmation } from '../../accounts/email/email-confirmation.entity.ts';
import { SecondFactor } from '../../accounts/second-factor/second-factor.entity.ts';
import { ServerSecret } from '../../accounts/server-secret.entity.ts';
import { Session } from '../../accounts/sessions/session.entity.ts';
import { PasswordResetToken } from '../../accounts/sign-in/password-reset-token.entity.ts';
import { User } from '../../accounts/user.entity.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { Bookmark } from '../../bookmarks/bookmark.entity.ts';
import { PendingChange } from '../../changes/pending-change.entity.ts';
import { Complaint } from '../../complaints/complaint.entity.ts';
import { MailedReply } from '../../correspondence/mailed-reply.entity.ts';
import { Enquiry } from '../../enquiries/enquiry.entity.ts';
import { Erasure } from '../../erasures/erasure.entity.ts';
import { InspectorLead } from '../../leads/inspector-lead.entity.ts';
import { MergeCandidate } from '../../merges/merge-candidate.entity.ts';
import { MergeMove } from '../../merges/merge-move.entity.ts';
import { Note } from '../../notes/note.entity.ts';
import { PlaceSum } from '../../places/place-sum.entity.ts';
import { AddressKeyVersion } from '../../properties/addresses/address-key-version.entity.ts';
import { PropertyAlias } from '../../properties/addresses/property-alias.entity.ts';
import { Building } from '../../properties/building.entity.ts';
import { DataSource } from '../../properties/data-source.entity.ts';
import { DistinctProperties } from '../../properties/distinct-properties.entity.ts';
import { Property } from '../../properties/property.entity.ts';
import { PropertyMerge } from '../../properties/property-merge.entity.ts';
import { SearchWord } from '../../properties/search/search-word.entity.ts';
import { Suburb } from '../../properties/suburb.entity.ts';
import { PipelineCall } from '../../registry/pipeline-call.entity.ts';
import { RegistryRevision } from '../../registry/registry-revision.entity.ts';
import { Release } from '../../registry/release.entity.ts';
import { ReleaseFile } from '../../registry/release-file.entity.ts';
import { ReleaseToken } from '../../registry/release-token.entity.ts';
import { TrustedPublisher } from '../../registry/trusted-publisher.entity.ts';
import { WaitingPin } from '../../registry/waiting-pin.entity.ts';
import { Resource } from '../../resources/resource.entity.ts';
import { HelpfulVote } from '../../reviews/public/helpful-vote.entity.ts';
import { Review } from '../../reviews/review.entity.ts';
import { ReviewRevision } from '../../reviews/review-revision.entity.ts';
import { SavedFilter } from '../../saved-filters/saved-filter.entity.ts';
import { TelemetryCount } from '../../telemetry/telemetry-count.entity.ts';
import { DaySum } from '../../trends/day-sum.entity.ts';
import { Upload } from '../../uploads/upload.entity.ts';
import { IdempotencyKey } from '../http/idempotency-key.entity.ts';
import { RateLimit } from '../http/rate-limit.entity.ts';
import { RowCountChange } from './row-count-change.entity.ts';

export const entities = [
  User,
  Session,
  PasswordResetToken,
  EmailConfirmation,
  ServerSecret,
  SecondFactor,
  Building,
  Property,
  PropertyAlias,
  PropertyMerge,
  MergeMove,
  DistinctProperties,
  MergeCandidate,
  AddressKeyVersion,
  DataSource,
  Suburb,
  PlaceSum,
  SearchWord,
  Review,
  ReviewRevision,
  HelpfulVote,
  Upload,
  Bookmark,
  SavedFilter,
  InspectorLead,
  Complaint,
  Enquiry,
  MailedReply,
  Note,
  Resource,
  AuditEntry,
  IdempotencyKey,
  RateLimit,
  TelemetryCount,
  DaySum,
  RowCountChange,
  PendingChange,
  Erasure,
  RegistryRevision,
  Release,
  ReleaseFile,
  ReleaseToken,
  WaitingPin,
  TrustedPublisher,
  PipelineCall,
];
