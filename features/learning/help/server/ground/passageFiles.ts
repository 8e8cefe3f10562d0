import { and, inArray, isNull } from 'drizzle-orm'
import { Fault, kitFaults } from '#kit/contract/fault.ts'
import type { Db, Services } from '#kit/call/server/context.ts'
import { captionWords } from '#kit/media/webVtt.ts'
import { cardOf } from '#cards/index.ts'
import { documentText } from '#features/content/activity-transfer/server/document.queries.ts'
import type { RedactedDeck } from '#features/learning/attempt/server/redacted.queries.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'

/** A file that a card shows before its answer, and whose words can be read. */
export interface ReadableFile {
  readonly cardId: number
  readonly title: string
  readonly fileId: number
  readonly kind: 'caption' | 'document'
  readonly key: string
  readonly size: number
}

/** Captions and documents of redacted cards; pictures, sounds and films have no words. */
export async function readableFiles(db: Db, deck: RedactedDeck): Promise<ReadableFile[]> {
  const uses = deck.flatMap((card) =>
    cardOf(card.type)
      .content.files(card)
      .map(({ fileId }) => ({ cardId: card.id, title: card.title, fileId })),
  )
  if (uses.length === 0) return []
  const ids = [...new Set(uses.map(({ fileId }) => fileId))]
  const { id, kind, key, size, deletedAt } = fileView
  const rows = await db
    .select({ id, kind, key, size })
    .from(fileView)
    .where(and(inArray(id, ids), inArray(kind, ['caption', 'document']), isNull(deletedAt)))
  const found = new Map(rows.map((row) => [row.id, row]))
  return uses.flatMap((use) => {
    const file = found.get(use.fileId)
    if (!file || (file.kind !== 'caption' && file.kind !== 'document')) return []
    return [{ ...use, kind: file.kind, key: file.key, size: file.size }]
  })
}

type StoredFile = Pick<ReadableFile, 'key' | 'size'>
type Needs = Pick<Services, 'files' | 'log'>

async function bytesOf({ files }: Needs, { key }: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await files.read(key)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** The words of a captions file; '' where its bytes are gone. */
export async function captionText(needs: Needs, file: StoredFile): Promise<string> {
  try {
    return captionWords((await bytesOf(needs, file)).toString('utf8'))
  } catch (error) {
    needs.log.warn({ err: error, key: file.key }, 'captions could not be read')
    return ''
  }
}

/** In UTF-16 code units: a book of 150 pages. */
const maxDocument = 300_000

/** Readers run for one person after the other; this is nobody's, so no author waits for it with an import of their own. */
const nobody = 0

/** Another time the same document may be read. */
const isPassing = ({ row }: Fault): boolean => row === kitFaults.tooMany || row.key === 'tooSlow'

/**
 * The words of a document; '' where it has none that our readers find. It takes seconds, so a job asks for it. @throws where it
 * may be read another time: the machine is busy, the store is out of reach
 */
export async function documentWords({ files }: Pick<Needs, 'files'>, file: StoredFile): Promise<string> {
  try {
    const read = () => files.read(file.key)
    return (await documentText({ size: file.size, read }, nobody)).slice(0, maxDocument)
  } catch (error) {
    if (error instanceof Fault && !isPassing(error)) return ''
    throw error
  }
}
