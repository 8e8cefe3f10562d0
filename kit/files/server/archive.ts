import { fromBufferPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { ZipFile as Writer } from 'yazl'
import { refusalOfXml, standsBeside } from './archive.xml.ts'

export interface ArchiveLimits {
  readonly entries: number
  /** Bytes of all entries together, and of the largest one, once unpacked. */
  readonly total: number
  readonly each: number
  /** How many times larger than packed; small entries may be more. */
  readonly ratio: number
}

export type ArchiveProblem = 'broken' | 'encrypted' | 'unsafe' | 'tooLarge' | 'tooManyEntries'

/** Why an archive is not read. */
export class ArchiveError extends Error {
  readonly why: ArchiveProblem
  constructor(why: ArchiveProblem, detail = '') {
    super(detail === '' ? why : `${why}: ${detail}`)
    this.why = why
  }
}

const mega = 1024 * 1024
/** What people's largest documents need, and no more. */
export const officeLimits: ArchiveLimits = {
  entries: 5000,
  total: 300 * mega,
  each: 100 * mega,
  ratio: 200,
}
/** Text repeats itself: up to here it may pack as well as it likes. */
const smallEnough = 5 * mega

export type Archive = ReadonlyMap<string, Buffer>

/** By the names of all files of an archive, which of them are unpacked. */
export type ArchiveChoice = (names: readonly string[]) => (name: string) => boolean

/**
 * Unpacks a ZIP into memory, entry by entry, under limits that hold for what really comes out, not for what the archive
 * says of itself. Names are keys and are never used as paths; one that climbs out of its folder is refused all the same,
 * and backslashes, which some programs of Windows write, are slashes. XML that declares entities, or nests without end, is
 * refused; a page or a drawing that does so is left out, as if it were not there. Files that `choose` leaves out are neither
 * unpacked nor judged by what they hold. @throws ArchiveError
 */
export async function readArchive(
  bytes: Buffer,
  limits = officeLimits,
  choose: ArchiveChoice = () => () => true,
): Promise<Archive> {
  const zip = await opened(bytes)
  const files = new Map<string, Buffer>()
  let total = 0
  if (zip.entryCount > limits.entries) throw new ArchiveError('tooManyEntries')
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry)
    const isChosen = choose(entries.map(({ fileName }) => fileName))
    const chosen = entries.filter(({ fileName }) => isChosen(fileName))
    // What says itself that it is too much is not begun; what says less is found out below.
    const declared = chosen.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (declared > limits.total) throw new ArchiveError('tooLarge')
    for (const entry of chosen) {
      if (entry.isEncrypted()) throw new ArchiveError('encrypted', entry.fileName)
      const file = await unpacked(zip, entry, limits, limits.total - total)
      total += file.length
      const unsafe = refusalOfXml(entry.fileName, file)
      if (unsafe && standsBeside(entry.fileName)) continue
      if (unsafe) throw new ArchiveError('unsafe', `${entry.fileName}: ${unsafe}`)
      files.set(entry.fileName, file)
    }
  } catch (error) {
    throw asArchiveError(error)
  }
  return files
}

async function opened(bytes: Buffer): Promise<ZipFile> {
  try {
    // Names with `..`, or from the root, are errors of the reader.
    return await fromBufferPromise(bytes, { lazyEntries: true })
  } catch (error) {
    throw asArchiveError(error)
  }
}

const asArchiveError = (error: unknown): ArchiveError => {
  if (error instanceof ArchiveError) return error
  const message = error instanceof Error ? error.message : String(error)
  const isName = /relative path|absolute path|invalid characters/.test(message)
  return new ArchiveError(isName ? 'unsafe' : 'broken', message)
}

async function unpacked(zip: ZipFile, entry: Entry, limits: ArchiveLimits, left: number): Promise<Buffer> {
  const most = Math.min(limits.each, left)
  if (entry.uncompressedSize > most) throw new ArchiveError('tooLarge', entry.fileName)
  const stream = await zip.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes: Buffer = chunk
    size += bytes.length
    const isBomb = size > smallEnough && size > limits.ratio * Math.max(1, entry.compressedSize)
    if (size > most || isBomb) {
      stream.destroy()
      throw new ArchiveError('tooLarge', entry.fileName)
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/**
 * The same files as a plain ZIP, stored without packing. Other libraries read this instead of what came in, so that
 * nothing they would read differently, and nothing that grows, reaches them.
 */
export async function plainArchive(files: Archive): Promise<Buffer> {
  const zip = new Writer()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name, { compress: false })
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
