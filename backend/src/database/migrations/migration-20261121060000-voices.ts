import { Migration } from '@mikro-orm/migrations';

/** What visitors say beside their reviews: votes, complaints, messages; and what a review said before it was changed. */
export class Migration20261121060000_voices extends Migration {
  override name = 'Migration20261121060000_voices';

  override up() {
    this.addSql(
      `create table "enquiry" ("id" serial primary key, "kind" text not null, "name" text not null, "email" text not null, "message" text not null, "created_at" timestamptz not null default now(), "answered_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "enquiry" add constraint "enquiry_kind_check" check (kind in ('contact', 'expert', 'guide'));`,
    );
    this.addSql(
      `alter table "enquiry" add constraint "enquiry_message_check" check (char_length(message) <= 2000);`,
    );

    this.addSql(
      `create table "review_revision" ("id" serial primary key, "review_id" int not null, "changed_by_id" int null, "by" text not null, "before" jsonb not null, "at" timestamptz not null default now());`,
    );
    this.addSql(`create index "review_revision_review_id_index" on "review_revision" ("review_id");`);
    this.addSql(`create index "review_revision_changed_by_id_index" on "review_revision" ("changed_by_id");`);
    this.addSql(
      `alter table "review_revision" add constraint "review_revision_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review_revision" add constraint "review_revision_changed_by_id_foreign" foreign key ("changed_by_id") references "app_user" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "review_revision" add constraint "review_revision_by_check" check (by in ('author', 'moderator'));`,
    );

    this.addSql(
      `create table "helpful_vote" ("id" serial primary key, "review_id" int not null, "user_id" int null, "visitor" text null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "helpful_vote_user_id_index" on "helpful_vote" ("user_id");`);
    this.addSql(
      `alter table "helpful_vote" add constraint "helpful_vote_review_id_user_id_unique" unique ("review_id", "user_id");`,
    );
    this.addSql(
      `alter table "helpful_vote" add constraint "helpful_vote_review_id_visitor_unique" unique ("review_id", "visitor");`,
    );
    this.addSql(
      `alter table "helpful_vote" add constraint "helpful_vote_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "helpful_vote" add constraint "helpful_vote_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete set null;`,
    );

    this.addSql(
      `create table "complaint" ("id" serial primary key, "kind" text not null, "reason" text null, "review_id" int null, "page" text not null default '', "details" text not null, "name" text not null default '', "email" text null, "user_id" int null, "visitor" text null, "created_at" timestamptz not null default now(), "decided_at" timestamptz null, "decision" text null, "version" int not null default 1);`,
    );
    this.addSql(`create index "complaint_review_id_index" on "complaint" ("review_id");`);
    this.addSql(`create index "complaint_user_id_index" on "complaint" ("user_id");`);
    this.addSql(`create index complaint_open_idx on complaint (created_at) where decided_at is null;`);
    this.addSql(
      `alter table "complaint" add constraint "complaint_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "complaint" add constraint "complaint_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "complaint" add constraint "complaint_kind_check" check (kind in ('review', 'content', 'privacy', 'accessibility', 'fault', 'other'));`,
    );
    this.addSql(
      `alter table "complaint" add constraint "complaint_reason_check" check (reason in ('untrue', 'personal', 'offensive', 'advertising', 'wrong-home', 'other'));`,
    );
    this.addSql(
      `alter table "complaint" add constraint "complaint_details_check" check (char_length(details) <= 2000);`,
    );
    this.addSql(
      `alter table "complaint" add constraint "complaint_decision_check" check (char_length(decision) <= 2000);`,
    );

    this.addSql(`alter table "review" add "moderation_note" text null;`);
    this.addSql(
      `alter table "review" add constraint "review_moderation_note_check" check (char_length(moderation_note) <= 2000);`,
    );
  }

  override down() {
    for (const table of ['enquiry', 'review_revision', 'helpful_vote', 'complaint'])
      this.addSql(`drop table "${table}" cascade`);
    this.addSql(`alter table "review" drop constraint "review_moderation_note_check"`);
    this.addSql(`alter table "review" drop column "moderation_note"`);
  }
}
