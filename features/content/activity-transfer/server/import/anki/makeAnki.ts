import { zstdCompressSync } from 'node:zlib'
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import initSqlJs from 'sql.js'
import { plainArchive } from '#kit/files/server/archive.ts'

/** A note with its cards: the deck of each, in the order of the templates. */
export interface MadeNote {
  readonly type: number
  readonly fields: readonly string[]
  readonly tags?: string
  readonly decks: readonly number[]
}

export interface MadeCollection {
  readonly decks: Readonly<Record<number, string>>
  readonly types: Readonly<
    Record<
      number,
      {
        readonly isCloze?: boolean
        readonly fields: readonly string[]
        readonly templates: readonly (readonly [front: string, back: string])[]
      }
    >
  >
  readonly notes: readonly MadeNote[]
  readonly media?: Readonly<Record<string, Buffer>>
  /** Statements that are run at the end, as hostile hands would. */
  readonly more?: string
}

/**
 * A package as Anki has written it since 2.1.50, by Anki's published schema: a database of version 18 whose names have a collation
 * of Anki's own, all parts compressed by Zstandard, and beside it a database that tells older programs to update.
 */
export async function makeAnki(collection: MadeCollection): Promise<Buffer> {
  const media = Object.entries(collection.media ?? {})
  return plainArchive(
    new Map([
      ['meta', Buffer.from(new BinaryWriter().tag(1, WireType.Varint).uint32(3).finish())],
      ['collection.anki2', Buffer.from('Please update')],
      ['collection.anki21b', zstdCompressSync(await databaseOf(collection))],
      ['media', zstdCompressSync(entriesOf(media))],
      ...media.map(([, bytes], index) => [String(index), zstdCompressSync(bytes)] as const),
    ]),
  )
}

const field = (writer: BinaryWriter, number: number, text: string) =>
  writer.tag(number, WireType.LengthDelimited).bytes(Buffer.from(text))

function entriesOf(media: readonly (readonly [string, Buffer])[]): Uint8Array {
  const entries = new BinaryWriter()
  for (const [name, { length }] of media) {
    const entry = field(new BinaryWriter(), 1, name).tag(2, WireType.Varint).uint32(length)
    entries.tag(1, WireType.LengthDelimited).bytes(entry.finish())
  }
  return entries.finish()
}

const schema = `
  CREATE TABLE col (id integer PRIMARY KEY, models text NOT NULL, decks text NOT NULL);
  INSERT INTO col VALUES (1, '', '');
  CREATE TABLE notes (id integer PRIMARY KEY, mid integer NOT NULL, tags text NOT NULL, flds text NOT NULL);
  CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
    type integer NOT NULL, due integer NOT NULL, odid integer NOT NULL);
  CREATE TABLE revlog (id integer PRIMARY KEY);
  CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL, config blob NOT NULL);
  CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
  CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL, config blob NOT NULL,
    PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
  CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
  CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL, config blob NOT NULL,
    PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
  CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid);
  CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL, kind blob NOT NULL);
  CREATE UNIQUE INDEX idx_decks_name ON decks (name);`

/** A collation cannot be made here, so its name is written into the schema behind SQLite's back. */
const withCollation = `
  PRAGMA writable_schema = ON;
  UPDATE sqlite_master SET sql = replace(sql, 'name text NOT NULL', 'name text NOT NULL COLLATE unicase')
  WHERE name IN ('notetypes', 'fields', 'templates', 'decks');
  PRAGMA writable_schema = OFF;`

async function databaseOf({ decks, types, notes, more = '' }: MadeCollection): Promise<Uint8Array> {
  const { Database } = await initSqlJs()
  const database = new Database()
  database.run(schema)
  for (const [id, name] of Object.entries(decks))
    database.run('INSERT INTO decks VALUES (?, ?, ?)', [
      Number(id),
      name.replaceAll('::', '\u001f'),
      new Uint8Array(),
    ])
  for (const [id, { isCloze = false, fields, templates }] of Object.entries(types)) {
    const config = isCloze ? new BinaryWriter().tag(1, WireType.Varint).uint32(1) : new BinaryWriter()
    database.run('INSERT INTO notetypes VALUES (?, ?, ?)', [Number(id), `Type ${id}`, config.finish()])
    for (const [ord, name] of fields.entries())
      database.run('INSERT INTO fields VALUES (?, ?, ?, ?)', [Number(id), ord, name, new Uint8Array()])
    for (const [ord, [front, back]] of templates.entries()) {
      const look = field(field(new BinaryWriter(), 1, front), 2, back).finish()
      database.run('INSERT INTO templates VALUES (?, ?, ?, ?)', [Number(id), ord, `Card ${ord + 1}`, look])
    }
  }
  for (const [index, { type, fields, tags = '', decks: own }] of notes.entries()) {
    database.run('INSERT INTO notes VALUES (?, ?, ?, ?)', [
      index + 1,
      type,
      ` ${tags} `,
      fields.join('\u001f'),
    ])
    for (const [ord, deck] of own.entries())
      database.run('INSERT INTO cards (nid, did, ord, type, due, odid) VALUES (?, ?, ?, 0, ?, 0)', [
        ...[index + 1, deck, ord, index],
      ])
  }
  database.run(withCollation)
  database.run(more)
  return database.export()
}
