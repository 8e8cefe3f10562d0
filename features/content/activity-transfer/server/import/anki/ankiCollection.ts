import initSqlJs, { type Database, type SqlValue } from 'sql.js'
import { z } from 'zod'
import { ReadFailure } from '../../../readFailure.ts'
import { bytesOfField, numberOfField } from './ankiPackage.ts'

export interface AnkiTemplate {
  readonly name: string
  readonly front: string
  readonly back: string
}

/** What a note holds, and how its cards look. */
export interface AnkiNoteType {
  readonly name: string
  readonly isCloze: boolean
  readonly fields: readonly string[]
  readonly templates: readonly AnkiTemplate[]
}

export interface AnkiCard {
  /** The number of its note in the package, from 1. */
  readonly at: number
  readonly noteType: AnkiNoteType
  /** HTML by the names of fields. */
  readonly fields: ReadonlyMap<string, string>
  readonly tags: readonly string[]
  /** Names from the outermost deck to its own. */
  readonly deck: readonly string[]
  /** Of a cloze note, the number of the deletion from 0; else the place of its template. */
  readonly ord: number
}

export interface AnkiCollection {
  /** In the order of their decks, and within a deck as they are learned. */
  readonly cards: readonly AnkiCard[]
  /** How many reviews Anki remembers. */
  readonly reviews: number
  /** How many cards there are beyond those that are read. */
  readonly unread: number
}

/** More than the cards of an activity hold as pairs. */
const maxRead = 30_000
const separator = '\u001f'
type Row = readonly SqlValue[]

/**
 * Reads the database of a package in a SQLite of its own within WebAssembly, so that a hostile file reaches nothing.
 * @throws ReadFailure
 */
export async function readAnkiCollection(bytes: Uint8Array): Promise<AnkiCollection> {
  const { Database: Sqlite } = await initSqlJs()
  let database: Database | undefined
  try {
    database = new Sqlite(bytes)
    database.run(withoutCollation)
    database = new Sqlite(exported(database))
    return collectionOf(database)
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('broken')
  } finally {
    database?.close()
  }
}

/** Newer databases compare names by a collation that only Anki has, without which SQLite does not read their tables. */
const withoutCollation = `
  PRAGMA writable_schema = ON;
  UPDATE sqlite_master SET sql = replace(sql, 'COLLATE unicase', '') WHERE sql LIKE '%COLLATE unicase%';`

function exported(database: Database): Uint8Array {
  const bytes = database.export()
  database.close()
  return bytes
}

function collectionOf(database: Database): AnkiCollection {
  database.run('PRAGMA trusted_schema = OFF')
  const tables = new Set(
    rowsOf(database, `SELECT name FROM sqlite_master WHERE type = 'table'`).map(([name]) => name),
  )
  const isNew = tables.has('notetypes')
  const needed = ['notes', 'cards', 'col', ...(isNew ? ['fields', 'templates', 'decks'] : [])]
  for (const table of needed)
    if (!tables.has(table) || isComputed(database, table)) throw new ReadFailure('broken')
  const noteTypes = isNew ? newNoteTypes(database) : oldNoteTypes(database)
  const decks = isNew ? newDecks(database) : oldDecks(database)
  // New cards are learned by their position, which is what `due` means as long as they are new.
  const order = 'CASE type WHEN 0 THEN due ELSE 0 END, nid, ord'
  const taken = `SELECT nid FROM (SELECT nid FROM cards ORDER BY ${order} LIMIT ${maxRead})`
  const notes = new Map(
    rowsOf(database, `SELECT id, mid, flds, tags FROM notes WHERE id IN (${taken}) ORDER BY id`).map(
      ([id, type, fields, tags], index) => [
        Number(id),
        { at: index + 1, type: String(type), fields: String(fields).split(separator), tags: String(tags) },
      ],
    ),
  )
  const found = rowsOf(
    database,
    `SELECT nid, CASE odid WHEN 0 THEN did ELSE odid END, ord FROM cards ORDER BY ${order} LIMIT ${maxRead}`,
  )
  const count = Number(rowsOf(database, 'SELECT count(*) FROM cards')[0]?.[0])
  const cards = found.flatMap(([noteId, deckId, ord]): AnkiCard[] => {
    const note = notes.get(Number(noteId))
    const noteType = note && noteTypes.get(note.type)
    if (!note || !noteType) return []
    return [
      {
        at: note.at,
        noteType,
        fields: new Map(noteType.fields.map((name, index) => [name, note.fields[index] ?? ''])),
        tags: note.tags.split(' ').filter((tag) => tag !== ''),
        deck: decks.get(String(deckId)) ?? [],
        ord: Number(ord),
      },
    ]
  })
  const deckName = ({ deck }: AnkiCard) => deck.join(separator)
  return {
    cards: cards.toSorted((one, other) =>
      deckName(one).localeCompare(deckName(other), 'en', { numeric: true }),
    ),
    reviews: tables.has('revlog') ? Number(rowsOf(database, 'SELECT count(*) FROM revlog')[0]?.[0]) : 0,
    unread: count - found.length,
  }
}

function rowsOf(database: Database, sql: string): Row[] {
  const statement = database.prepare(sql)
  const rows: Row[] = []
  try {
    while (statement.step()) rows.push(statement.get())
  } finally {
    statement.free()
  }
  return rows
}

/** A column that is computed could take any time; Anki has none. */
const isComputed = (database: Database, table: string): boolean =>
  rowsOf(database, `SELECT 1 FROM pragma_table_xinfo('${table}') WHERE hidden <> 0`).length > 0

const named = z.object({ name: z.string().default('') })
const oldTemplate = z.object({
  name: z.string().default(''),
  qfmt: z.string().default(''),
  afmt: z.string().default(''),
})
const oldNoteType = z.object({
  name: z.string().default(''),
  type: z.number().default(0),
  flds: z.array(named).default([]),
  tmpls: z.array(oldTemplate).default([]),
})

function oldJson(database: Database, column: 'models' | 'decks'): unknown {
  return JSON.parse(String(rowsOf(database, `SELECT ${column} FROM col LIMIT 1`)[0]?.[0]))
}

function oldNoteTypes(database: Database): Map<string, AnkiNoteType> {
  const types = z.record(z.string(), oldNoteType).parse(oldJson(database, 'models'))
  return new Map(
    Object.entries(types).map(([id, { name, type, flds, tmpls }]) => [
      id,
      {
        name,
        isCloze: type === 1,
        fields: flds.map((field) => field.name),
        templates: tmpls.map((each) => ({ name: each.name, front: each.qfmt, back: each.afmt })),
      },
    ]),
  )
}

const oldDecks = (database: Database): Map<string, string[]> =>
  new Map(
    Object.entries(z.record(z.string(), named).parse(oldJson(database, 'decks'))).map(([id, { name }]) => [
      id,
      name.split('::'),
    ]),
  )

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8')
const blobOf = (value: SqlValue | undefined): Uint8Array =>
  value instanceof Uint8Array ? value : new Uint8Array()

function newNoteTypes(database: Database): Map<string, AnkiNoteType> {
  const fields = rowsOf(database, 'SELECT ntid, name FROM fields ORDER BY ntid, ord')
  const templates = rowsOf(database, 'SELECT ntid, name, config FROM templates ORDER BY ntid, ord')
  const ofType = (rows: readonly Row[], id: SqlValue | undefined) => rows.filter(([type]) => type === id)
  return new Map(
    rowsOf(database, 'SELECT id, name, config FROM notetypes').map(([id, name, config]) => [
      String(id),
      {
        name: String(name),
        isCloze: numberOfField(blobOf(config), 1) === 1,
        fields: ofType(fields, id).map(([, field]) => String(field)),
        templates: ofType(templates, id).map(([, own, look]) => ({
          name: String(own),
          front: textOf(bytesOfField(blobOf(look), 1).at(-1)),
          back: textOf(bytesOfField(blobOf(look), 2).at(-1)),
        })),
      },
    ]),
  )
}

const newDecks = (database: Database): Map<string, string[]> =>
  new Map(
    rowsOf(database, 'SELECT id, name FROM decks').map(([id, name]) => [
      String(id),
      String(name).split(separator),
    ]),
  )
