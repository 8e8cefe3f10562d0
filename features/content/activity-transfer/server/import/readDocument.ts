import { parse, safeParse } from 'zod/mini'
import { plainArchive } from '#kit/files/server/archive.ts'
import { picturePurposes, purposes } from '#kit/contract/file.ts'
import { typeInMemory } from '#kit/files/server/fileInMemory.ts'
import { takePicture } from '#kit/picture/server/picture.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { titleMax } from '#kit/card/card.ts'
import { cardSchema, newCardSchema, type Card } from '#cards/index.ts'
import { cardsOfDocument, draftFileId, type DraftDeck } from '../../cardsOfDocument.ts'
import { cardsOfSheet } from '../../cardsOfSheet.ts'
import type { DocumentActivity } from '../../activityDocument.ts'
import type { Draft } from '../../draftCards.ts'
import { withFileIds } from '../../fileReferences.ts'
import type { FoundDocument, FoundPicture } from '../../documentBlock.ts'
import { firstRows, left, type DraftRow, type ImportFormat, type PlaceUnit } from '../../report.ts'
import { findFormat, type Source } from './findFormat.ts'
import { ReadFailure } from './readFailure.ts'
import { readLectern } from './readLectern.ts'
import { readMarkdown } from './readMarkdown.ts'
import { readSlides } from './readSlides.ts'
import { readWord } from './readWord.ts'

/** A file of a document, under the number by which its cards name it until it is kept. */
export interface ReadFile {
  readonly id: number
  readonly name: string
  readonly bytes: Uint8Array
  readonly purpose: string
  /** A small WebP, of pictures. */
  readonly thumb: Uint8Array | null
}

/** All that came of a document; nothing of it is written anywhere. */
export interface ReadResult {
  readonly format: ImportFormat
  readonly unit: PlaceUnit
  readonly title: string
  readonly activity: DocumentActivity | null
  readonly abilities: readonly { readonly id: number; readonly name: string }[]
  readonly cards: readonly Card[]
  readonly rows: readonly DraftRow[]
  readonly files: readonly ReadFile[]
}

/** Reads a document of any format that is known, and makes cards of it. @throws ReadFailure, ArchiveError */
export async function readDocument(bytes: Buffer): Promise<ReadResult> {
  const read = await readAny(bytes)
  return { ...read, rows: firstRows(read.rows) }
}

async function readAny(bytes: Buffer): Promise<ReadResult> {
  const source = await findFormat(bytes)
  if (source.kind === 'lectern') return ofLectern(source.text)
  if (source.kind === 'sheet') return ofSheet(source)
  const found =
    source.kind === 'markdown'
      ? readMarkdown(source.text, source)
      : source.kind === 'word'
        ? await readWord(source.files)
        : readSlides(source.files)
  const unit = ({ markdown: 'line', word: 'paragraph', slides: 'slide' } as const)[source.kind]
  return ofDocument(source.kind, unit, found)
}

async function ofDocument(format: ImportFormat, unit: PlaceUnit, found: FoundDocument): Promise<ReadResult> {
  const files = await takenPictures(found.pictures)
  const acceptedIds = new Set(files.map(({ id }) => id))
  const refused = new Set(
    found.pictures.map((_, index) => index).filter((index) => !acceptedIds.has(index + 1)),
  )
  const deck = cardsOfDocument(found, refused)
  const named = new Set(
    [...JSON.stringify(deck.drafts).matchAll(/"fileId":(\d+)/g)].map(([, id]) => Number(id)),
  )
  const used = files.filter(({ id }) => named.has(id))
  return { ...noActivity, format, unit, ...ofDrafts(deck), files: used }
}

const noActivity = { activity: null, abilities: [] }

async function ofSheet({ files }: Extract<Source, { files: unknown }>): Promise<ReadResult> {
  const sheet = await readSheet(await plainArchive(files))
  if (!sheet) throw new ReadFailure('empty')
  const deck = cardsOfSheet(sheet)
  const rows = [...sheet.others.map((name) => left(null, 'otherSheets', name)), ...deck.rows]
  return { ...noActivity, format: 'sheet', unit: 'row', ...ofDrafts({ ...deck, rows }), files: [] }
}

/** Drafts as cards, numbered in their order; one that its own type refuses is left out and said so. */
function ofDrafts({ title, drafts, rows }: DraftDeck): Pick<ReadResult, 'title' | 'cards' | 'rows'> {
  const cards: Card[] = []
  const numbers = new Map<number, number>()
  drafts.forEach((draft, index) => {
    const card = cardOfDraft(draft, index + 1)
    if (card) numbers.set(index + 1, cards.push(card))
  })
  return {
    title: [...title].slice(0, titleMax).join(''),
    cards,
    rows: rows.map((row) => renumbered(row, numbers)),
  }
}

function cardOfDraft(draft: Draft, id: number): Card | undefined {
  return safeParse(newCardSchema, draft).success ? parse(cardSchema, { ...draft, id }) : undefined
}

function renumbered(row: DraftRow, numbers: ReadonlyMap<number, number>): DraftRow {
  const cards = row.cards.flatMap((number) => numbers.get(number) ?? [])
  return row.cards.length > 0 && cards.length === 0 ? left(row.at, 'brokenCard', row.text) : { ...row, cards }
}

/** Pictures as an upload would take them; what it would refuse is not among them. */
async function takenPictures(pictures: readonly FoundPicture[]): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  for (const [index, { name, bytes }] of pictures.entries()) {
    const file = await takenFile({ id: draftFileId(index), name, bytes, purpose: 'card', thumb: null })
    if (file) files.push(file)
  }
  return files
}

async function ofLectern(json: string): Promise<ReadResult> {
  const { activity, abilities, cards, rows, files: stored } = readLectern(json)
  const lost: DraftRow[] = []
  const files: ReadFile[] = []
  for (const { id, name, data, purpose } of stored) {
    const bytes = data === null ? undefined : Buffer.from(data, 'base64')
    const file = bytes && (await takenFile({ id, name, bytes, purpose, thumb: null }))
    if (file) files.push(file)
    else lost.push(left(null, bytes ? 'fileRefused' : 'fileMissing', name))
  }
  return {
    format: 'lectern',
    unit: 'card',
    title: activity.title,
    activity,
    abilities,
    cards: withFileIds(cards, new Map(files.map(({ id }) => [id, id]))),
    rows: [...rows, ...lost],
    files,
  }
}

/** A file as an upload for its purpose would take it; undefined where it would not. */
async function takenFile(file: ReadFile): Promise<ReadFile | undefined> {
  const purpose = purposes.find((each) => each === file.purpose)
  if (!purpose) return undefined
  const isPicture = picturePurposes.some((each) => each === purpose)
  if (!isPicture) return (await typeInMemory(file.bytes, file.name, purpose)) && file
  const taken = await takePicture(Buffer.from(file.bytes), purpose)
  return taken.kind === 'picture' ? { ...file, thumb: taken.thumb } : undefined
}
