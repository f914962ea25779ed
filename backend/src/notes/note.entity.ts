import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { Complaint } from '../complaints/complaint.entity.ts';
import { Enquiry } from '../enquiries/enquiry.entity.ts';
import { InspectorLead } from '../leads/inspector-lead.entity.ts';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';

const NoteSchema = defineEntity({
  name: 'Note',
  properties: {
    id: p.integer().primary(),
    /** The record that the note is about: exactly one of these four is set. */
    lead: () => p.manyToOne(InspectorLead).nullable().deleteRule('cascade').ref(),
    complaint: () => p.manyToOne(Complaint).nullable().deleteRule('cascade').ref(),
    enquiry: () => p.manyToOne(Enquiry).nullable().deleteRule('cascade').ref(),
    person: () => p.manyToOne(User).nullable().deleteRule('cascade').ref(),
    /** Null if the account was deleted. */
    author: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    text: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Null unless the note is struck out. */
    struckAt: p.datetime().nullable(),
  },
  checks: sqlChecks({
    note_subject_check: 'num_nonnulls(lead_id, complaint_id, enquiry_id, person_id) = 1',
    note_text_check: 'char_length(text) <= 2000',
  }),
  indexes: sqlIndexes(
    'create index note_lead_idx on note (lead_id, id) where lead_id is not null',
    'create index note_complaint_idx on note (complaint_id, id) where complaint_id is not null',
    'create index note_enquiry_idx on note (enquiry_id, id) where enquiry_id is not null',
    'create index note_person_idx on note (person_id, id) where person_id is not null',
  ),
});

/** An administrator's note about a record. Only its author can strike it out, and nobody can edit it. */
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);
