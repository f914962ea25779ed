import { Migration } from '@mikro-orm/migrations';

/** What the desk needs: a record of every deed, versions of leads, words of reviews, and decisions with their reasons. */
export class Migration20261121070000_desk extends Migration {
  override name = 'Migration20261121070000_desk';

  override up() {
    this.addSql(
      `create table "audit_entry" ("id" serial primary key, "at" timestamptz not null default now(), "actor_id" int null, "action" text not null, "subject" text not null, "subject_id" int not null, "before" jsonb null, "after" jsonb null);`,
    );
    this.addSql(`create index "audit_entry_actor_id_index" on "audit_entry" ("actor_id");`);
    this.addSql(`create index audit_entry_subject_idx on audit_entry (subject, subject_id, id desc);`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_actor_id_foreign" foreign key ("actor_id") references "app_user" ("id") on delete set null;`,
    );
    this.addSql(`alter table "inspector_lead" add "version" int not null default 1;`);
    this.addSql(
      `create index review_words_idx on review using gin (to_tsvector('simple', title || ' ' || content));`,
    );
    this.addSql(`alter table "complaint" drop constraint "complaint_decision_check";`);
    this.addSql(`alter table "complaint" add "decision_note" text null;`);
    this.addSql(
      `alter table "complaint" add constraint "complaint_decision_check" check (decision in ('kept', 'edited', 'hidden', 'done'));`,
    );
    this.addSql(
      `create index complaint_settled_idx on complaint (decided_at desc) where decided_at is not null;`,
    );
  }

  override down() {
    this.addSql(`drop index complaint_settled_idx;`);
    this.addSql(`alter table "complaint" drop constraint "complaint_decision_check";`);
    this.addSql(`alter table "complaint" drop column "decision_note";`);
    this.addSql(
      `alter table "complaint" add constraint "complaint_decision_check" check (char_length(decision) <= 2000);`,
    );
    this.addSql(`drop index review_words_idx;`);
    this.addSql(`alter table "inspector_lead" drop column "version";`);
    this.addSql(`drop table "audit_entry" cascade;`);
  }
}
