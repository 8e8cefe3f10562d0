import { plainArchive, type Archive } from '#kit/files/server/archive.ts'
import { picturePurposes, purposes } from '#kit/contract/file.ts'
import { typeInMemory } from '#kit/files/server/fileInMemory.ts'
import { takePicture } from '#kit/picture/server/picture.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard, fileIdsOf } from '#deck/deck.document.ts'
import { cardsOfDocument, draftFileId, mediaFileId, type DraftDeck } from '../../cardsOfDocument.ts'
import { cardsOfQuestions } from '../../questions/cardsOfQuestions.ts'
import { cardsOfSheet } from '../../cardsOfSheet.ts'
import type { DocumentActivity } from '../../activityDocument.ts'
import { withFileIds } from '../../fileReferences.ts'
import type { FoundDocument, FoundMedia, FoundPicture } from '../../documentBlock.ts'
import type { FoundQuestions } from '../../questions/foreignQuestion.ts'
import { firstRows, left, type DraftRow, type ImportFormat, type PlaceUnit } from '../../report.ts'
import { readAnkiPackage } from './anki/ankiPackage.ts'
import { cardsOfDrafts } from '../../cardsOfDrafts.ts'
import { findFormat, type Source } from './findFormat.ts'
import { cardsOfH5p } from './h5p/cardsOfH5p.ts'
import { readH5pPackage, type H5pPackage } from './h5p/h5pPackage.ts'
import { isOldQtiPackage } from './qti/qtiPackage.ts'
import { readQti } from './qti/readQti.ts'
import { readGift } from './foreign/readGift.ts'
import { readMoodle } from './foreign/readMoodle.ts'
import { ReadFailure } from '../../readFailure.ts'
import { readLectern } from './readLectern.ts'
import { readMarkdown } from './rich/readMarkdown.ts'
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

/**
 * Reads a document of any format that is known, and makes cards of it. `name` is the file's own, '' where nobody knows it.
 * @throws ReadFailure, ArchiveError
 */
export async function readDocument(bytes: Buffer, name = ''): Promise<ReadResult> {
  const read = await readAny(bytes, name)
  return { ...read, rows: firstRows(read.rows) }
}

async function readAny(bytes: Buffer, name: string): Promise<ReadResult> {
  const source = await findFormat(bytes, name)
  if (source.kind === 'lectern') return ofLectern(source.text)
  if (source.kind === 'sheet') return ofSheet(source)
  if (source.kind === 'h5p') return ofH5p(readH5pPackage(source.files))
  if (source.kind === 'anki') return ofAnki(source.files)
  if (source.kind === 'moodle') return ofQuestions('moodle', 'question', readMoodle(source.text))
  if (source.kind === 'qti') return ofQti(source.files)
  if (source.kind === 'gift') return ofQuestions('gift', 'line', readGift(source.text, source))
  const found =
    source.kind === 'markdown'
      ? readMarkdown(source.text, source)
      : source.kind === 'word'
        ? await readWord(source.files)
        : readSlides(source.files)
  const unit = ({ markdown: 'line', word: 'paragraph', slides: 'slide' } as const)[source.kind]
  return ofDocument(source.kind, unit, found)
}

const ofDocument = (format: ImportFormat, unit: PlaceUnit, found: FoundDocument): Promise<ReadResult> =>
  withPictures(format, unit, found.pictures, (refused) => cardsOfDocument(found, refused))

/** Questions with their pictures, sounds and films. */
async function ofQuestions(
  format: ImportFormat,
  unit: PlaceUnit,
  found: FoundQuestions,
): Promise<ReadResult> {
  const media = await takenMedia(found.media ?? [])
  return withPictures(
    format,
    unit,
    found.pictures,
    (refused) => cardsOfQuestions(found, refused, media),
    media.files,
  )
}

/** A package of QTI, of which a card may still lack what publishing asks for. */
async function ofQti(files: Archive): Promise<ReadResult> {
  const found = readQti(files)
  if (!found) throw new ReadFailure(isOldQtiPackage(files) ? 'oldQti' : 'broken')
  const read = await ofQuestions('qti', 'question', found)
  return { ...read, rows: [...read.rows, ...unfinished(read)] }
}

/** The reader of another program's database is loaded where there is one. */
async function ofAnki(files: Archive): Promise<ReadResult> {
  const { readAnki } = await import('./anki/readAnki.ts')
  return ofQuestions('anki', 'note', await readAnki(readAnkiPackage(files)))
}

/** Pictures come before the cards: those that an upload would refuse are in none. */
async function withPictures(
  format: ImportFormat,
  unit: PlaceUnit,
  pictures: readonly FoundPicture[],
  make: (refused: ReadonlySet<number>) => DraftDeck,
  media: readonly ReadFile[] = [],
): Promise<ReadResult> {
  const files = await takenPictures(pictures)
  const acceptedIds = new Set(files.map(({ id }) => id))
  const deck = make(
    new Set(pictures.map((_, index) => index).filter((index) => !acceptedIds.has(draftFileId(index)))),
  )
  const read = cardsOfDrafts(deck)
  const used = new Set(fileIdsOf(read.cards))
  return {
    ...noActivity,
    format,
    unit,
    ...read,
    files: [...files, ...media].filter(({ id }) => used.has(id)),
  }
}

/** Sounds and films come along with what is known of their length. */
async function ofH5p(pack: H5pPackage | undefined): Promise<ReadResult> {
  if (!pack) throw new ReadFailure('broken')
  const pictures = await takenPictures(pack.pictures)
  const ids = new Set(pictures.map(({ id }) => id))
  const refused = new Set(pack.pictures.map((_, index) => draftFileId(index)).filter((id) => !ids.has(id)))
  const media = await takenMedia(pack.media)
  for (const id of media.refused) refused.add(id)
  const read = cardsOfDrafts(cardsOfH5p(pack, { refused, durations: media.durations }))
  const used = new Set(fileIdsOf(read.cards))
  const files = [...pictures, ...media.files].filter(({ id }) => used.has(id))
  const rows = [...read.rows, ...unfinished(read)]
  return { ...noActivity, format: 'h5p', unit: 'content', ...read, rows, files }
}

/** Sounds and films as an upload would take them, by their numbers those that it would not, and what is known of lengths. */
async function takenMedia(found: readonly FoundMedia[]) {
  const files: ReadFile[] = []
  const refused = new Set<number>()
  const durations = new Map<number, number>()
  for (const [index, { name, bytes, purpose }] of found.entries()) {
    const id = mediaFileId(index)
    const type = await typeInMemory(bytes, name, purpose)
    if (!type) refused.add(id)
    else files.push({ id, name, bytes, purpose, thumb: null })
    if (type && type.durationMs !== null) durations.set(id, type.durationMs)
  }
  return { files, refused, durations }
}

/** Cards that lack what publishing asks for, which the program they come from may not. */
const unfinished = ({ cards, rows }: Pick<ReadResult, 'cards' | 'rows'>): DraftRow[] =>
  cards.flatMap((card, index) => {
    const lacking = everyCard([card]).find(({ card: each }) => problemsOf(each).length > 0)
    if (!lacking) return []
    const own = rows.findLast((row) => row.cards.includes(index + 1))
    const row = left(own?.at ?? null, 'unfinished', lacking.card.title || own?.text)
    return [{ ...row, outcome: 'changed', cards: [index + 1] }]
  })
const problemsOf = (card: Card) => cardOf(card.type).content.problems(card)

const noActivity = { activity: null, abilities: [] }

async function ofSheet({ files }: Extract<Source, { files: unknown }>): Promise<ReadResult> {
  const sheet = await readSheet(await plainArchive(files))
  if (!sheet) throw new ReadFailure('empty')
  const deck = cardsOfSheet(sheet)
  const rows = [...sheet.others.map((name) => left(null, 'otherSheets', name)), ...deck.rows]
  return { ...noActivity, format: 'sheet', unit: 'row', ...cardsOfDrafts({ ...deck, rows }), files: [] }
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
