import {
  type AdminProperty,
  type AdminReview,
  type AuditEntry,
  type Complaint,
  type Enquiry,
  exportAudit,
  exportComplaints,
  exportEnquiries,
  exportLeads,
  exportProperties,
  exportReviews,
  type Lead,
  type ParsedInput,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { replaceMe } from '../assignments/assigned.sql.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ComplaintsAdminService } from '../complaints/complaints.admin.service.ts';
import { EnquiriesService } from '../enquiries/enquiries.service.ts';
import { LeadsService } from '../leads/leads.service.ts';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { PropertiesAdminService } from '../properties/admin/properties.admin.service.ts';
import { ReviewsAdminService } from '../reviews/moderation/reviews.admin.service.ts';
import {
  AUDIT_COLUMNS,
  COMPLAINT_COLUMNS,
  ENQUIRY_COLUMNS,
  LEAD_COLUMNS,
  PROPERTY_FILE_COLUMNS,
  REVIEW_COLUMNS,
} from './columns.ts';
import { ExportsService } from './exports.service.ts';

@Controller()
export class ExportsController {
  constructor(
    private readonly exporter: ExportsService,
    private readonly audit: AuditService,
    private readonly leads: LeadsService,
    private readonly reviews: ReviewsAdminService,
    private readonly properties: PropertiesAdminService,
    private readonly complaints: ComplaintsAdminService,
    private readonly enquiries: EnquiriesService,
  ) {}

  @RouteHandler(exportAudit)
  exportAudit(
    @Input() { query: filter }: ParsedInput<typeof exportAudit>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    return this.exporter.start<AuditEntry>({
      list: 'audit',
      subject: 'audit',
      by,
      filter,
      columns: AUDIT_COLUMNS,
      readAfter: async (last, limit) => (await this.audit.list({ ...filter, after: last?.id, limit })).rows,
    });
  }

  @RouteHandler(exportLeads)
  exportLeads(
    @Input() { query: filter }: ParsedInput<typeof exportLeads>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    return this.exporter.start<Lead>({
      list: 'leads',
      subject: 'lead',
      by,
      filter,
      columns: LEAD_COLUMNS,
      readAfter: async (last, limit) =>
        (await this.leads.list({ ...replaceMe(filter, by), after: last?.id, limit })).rows,
    });
  }

  @RouteHandler(exportReviews)
  exportReviews(
    @Input() { query: filter }: ParsedInput<typeof exportReviews>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    return this.exporter.start<AdminReview>({
      list: 'reviews',
      subject: 'review',
      by,
      filter,
      columns: REVIEW_COLUMNS,
      readAfter: async (last, limit) => (await this.reviews.page({ ...filter, after: last?.id, limit })).rows,
    });
  }

  @RouteHandler(exportProperties)
  exportProperties(
    @Input() { query: filter }: ParsedInput<typeof exportProperties>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    return this.exporter.start<AdminProperty>({
      list: 'properties',
      subject: 'property',
      by,
      filter,
      columns: PROPERTY_FILE_COLUMNS,
      readAfter: async (last, limit) =>
        (await this.properties.list({ ...filter, after: last?.id, limit })).rows,
    });
  }

  @RouteHandler(exportComplaints)
  exportComplaints(
    @Input() { query: filter }: ParsedInput<typeof exportComplaints>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    // by number, since a decision that is undone meanwhile has no place in the order after which to go on
    let page = 0;
    return this.exporter.start<Complaint>({
      list: 'complaints',
      subject: 'complaint',
      by,
      filter,
      columns: COMPLAINT_COLUMNS,
      readAfter: async (_, limit) => {
        page += 1;
        return (await this.complaints.list({ ...replaceMe(filter, by), page, limit })).rows;
      },
    });
  }

  @RouteHandler(exportEnquiries)
  exportEnquiries(
    @Input() { query: filter }: ParsedInput<typeof exportEnquiries>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    return this.exporter.start<Enquiry>({
      list: 'enquiries',
      subject: 'enquiry',
      by,
      filter,
      columns: ENQUIRY_COLUMNS,
      readAfter: async (last, limit) =>
        (await this.enquiries.list({ ...replaceMe(filter, by), after: last?.id, limit })).rows,
    });
  }
}
