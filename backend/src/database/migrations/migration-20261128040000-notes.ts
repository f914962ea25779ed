import { Migration } from '@mikro-orm/migrations';

/** Notes of administrators about leads, complaints, enquiries and people. */
export class Migration20261128040000_notes extends Migration {
  override name = 'Migration20261128040000_notes';

  override up() {
    this.addSql(
      `create table "note" ("id" serial primary key, "lead_id" int null, "complaint_id" int null, "enquiry_id" int null, "person_id" int null, "author_id" int null, "text" text not null, "created_at" timestamptz not null default now(), "struck_at" timestamptz null, constraint "note_subject_check" check (num_nonnulls(lead_id, complaint_id, enquiry_id, person_id) = 1), constraint "note_text_check" check (char_length(text) <= 2000), constraint "note_lead_id_foreign" foreign key ("lead_id") references "inspector_lead" ("id") on delete cascade, constraint "note_complaint_id_foreign" foreign key ("complaint_id") references "complaint" ("id") on delete cascade, constraint "note_enquiry_id_foreign" foreign key ("enquiry_id") references "enquiry" ("id") on delete cascade, constraint "note_person_id_foreign" foreign key ("person_id") references "app_user" ("id") on delete cascade, constraint "note_author_id_foreign" foreign key ("author_id") references "app_user" ("id") on delete set null);`,
    );
    this.addSql('create index note_lead_idx on note (lead_id, id) where lead_id is not null;');
    this.addSql('create index note_complaint_idx on note (complaint_id, id) where complaint_id is not null;');
    this.addSql('create index note_enquiry_idx on note (enquiry_id, id) where enquiry_id is not null;');
    this.addSql('create index note_person_idx on note (person_id, id) where person_id is not null;');
    this.addSql('create index "note_author_id_index" on "note" ("author_id");');
  }

  override down() {
    this.addSql('drop table "note";');
  }
}
