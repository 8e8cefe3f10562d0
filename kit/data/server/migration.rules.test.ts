import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './emptyDump.ts'
import { isOlder, problemsOf } from './migration.rules.ts'

/** From here on servers of two versions work on one database. */
const first = '0043'
const changes = readFileSync(join(migrationsFolder, '../CHANGELOG.md'), 'utf8')
const released = [...changes.matchAll(/^## (\d+\.\d+\.\d+) /gm)].flatMap(([, version]) => version ?? [])

test('no migration takes from a server of the version before what it uses, or keeps it waiting unsaid', () => {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= first)
  const problems = names.flatMap((name) =>
    problemsOf(readFileSync(join(migrationsFolder, name), 'utf8'), released).map(
      (problem) => `${name}: ${problem}`,
    ),
  )
  expect(problems).toEqual([])
})

test.each([
  ['drop table "career"', 'takes a table away'],
  ['DROP VIEW IF EXISTS "public"."seen"', 'takes a table away'],
  ['drop function signal()', 'takes away'],
  ['ALTER TABLE "activity" DROP COLUMN "title"', 'takes a column away'],
  ['alter table activity drop title', 'takes a column away'],
  ['alter table activity rename column a to b', 'gives a new name'],
  ['alter table activity rename to exercise', 'gives a new name'],
  ['ALTER TABLE "activity" ALTER COLUMN "n" SET DATA TYPE bigint', 'changes a type'],
  ['alter table activity alter n type bigint using n::bigint', 'changes a type'],
  ['alter table activity alter column n set not null', 'may leave out'],
  ['alter table activity alter column n drop default', 'lean on'],
  ['ALTER TABLE "activity" ADD COLUMN "n" integer NOT NULL', 'give it a default'],
  ['alter table activity add constraint positive check (n > 0) not valid', 'refuses rows'],
  ['create unique index one_name on activity (name)', 'refuses rows'],
  ['truncate activity', 'takes rows away'],
  ['-- a comment; with a semicolon\ndrop table career', 'takes a table away'],
])('%s is refused', (sql, why) => {
  const problems = problemsOf(`create table other (id int);--> statement-breakpoint\n${sql};`, ['0.2.0'])
  expect(problems.join()).toContain(why)
  const marked = `-- Unused since 0.2.0: nothing asks for it\n-- Waits: it is small\n${sql}`
  expect(problemsOf(marked, ['0.2.0'])).toEqual([])
  expect(problemsOf(marked, ['0.1.0']).join()).toContain('not released')
})

test.each([
  ['create index by_name on activity (name)', 'while the index is made'],
  ['alter table activity add constraint of foreign key (a) references b (id)', 'NOT VALID'],
  ['ALTER TABLE "activity" ADD COLUMN "n" int GENERATED ALWAYS AS (a + 1) STORED', 'every row anew'],
  ['alter table activity add column token uuid not null default gen_random_uuid()', 'every row anew'],
  ['lock table activity', 'locks'],
])('%s keeps others waiting, and says why it may', (sql, why) => {
  expect(problemsOf(sql, []).join()).toContain(why)
  expect(problemsOf(`-- Waits: the table is small\n${sql}`, [])).toEqual([])
})

test.each([
  'CREATE TABLE "a" ("id" int primary key, "n" int not null);--> statement-breakpoint\ncreate unique index x on "a" ("n");\nALTER TABLE "a" ADD CONSTRAINT f FOREIGN KEY (n) REFERENCES b(id)',
  'ALTER TABLE "activity" ADD COLUMN "n" integer DEFAULT 0 NOT NULL',
  'alter table activity add column note text',
  'alter table activity add constraint of foreign key (a) references b (id) not valid',
  'alter table activity drop constraint old_one',
  'alter table activity alter column n drop not null',
  'drop index by_name',
  "update activity set title = 'drop table career; alter table a rename to b'",
  'create function f() returns trigger language plpgsql as $$ begin drop table career; return null; end $$',
  // Put in its place within one migration, under its name.
  'alter table answer rename to answer_before; create table answer (id bigint) partition by range (id)',
])('%s is nobody’s trouble', (sql) => expect(problemsOf(sql, [])).toEqual([]))

test('versions are compared by their numbers', () => {
  expect([isOlder('0.9.0', '0.10.0'), isOlder('1.0.0', '1.0.0'), isOlder('2.0.0', '1.9.9')]).toEqual([
    true,
    false,
    false,
  ])
})
