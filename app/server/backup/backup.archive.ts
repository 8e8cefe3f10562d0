import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import type { Entry } from 'yauzl'
import { ZipFile } from 'yazl'

/** What the operator reads when a command cannot go on. */
export class CommandRefused extends Error {}

/** Adds one entry and waits until it is in; what is compressed already is only stored. */
export type AddEntry = (name: string, content: Readable, isCompressed: boolean) => Promise<void>

/**
 * Writes a zip. Its name appears when it is whole and on the disk, so a backup that was killed is never taken for one.
 * @throws CommandRefused where there is something at `path` already
 */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new CommandRefused(`${path} exists already: choose another name, or move it.`)
  const part = `${path}.part`
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(part, { mode: 0o600, flush: true }))
  // A full disk stops the output first, and then nothing reads the input any more.
  const broken = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject)
    written.catch(reject)
  })
  const add: AddEntry = async (name, content, isCompressed) => {
    const done = finished(content)
    zip.addReadStream(content, name, { compress: !isCompressed, mode: 0o100600 })
    await Promise.race([done, broken])
  }
  try {
    await fill(add)
    zip.end()
    await Promise.race([written, broken])
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export interface Archive {
  readonly names: readonly string[]
  /** The content of an entry; the stream fails where it is not what was written. */
  read(name: string): Promise<Readable>
  /** Reads every entry to its end. @throws CommandRefused at the first that is damaged */
  check(): Promise<void>
  close(): void
}

/** Opens a zip that `writeArchive` wrote. @throws CommandRefused where it is none, or only a part of one */
export async function openArchive(path: string): Promise<Archive> {
  const isWhole = `${path} is not a whole backup`
  const refused = (error: unknown): never => {
    throw new CommandRefused(`${isWhole}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const zip = await openPromise(path, { autoClose: false }).catch(refused)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const read = async (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw new CommandRefused(`${isWhole}: ${name} is missing.`)
    const stream = await zip.openReadStreamPromise(entry)
    const checked = checksummed(name, entry.crc32)
    // Both ends report a failure, so the reader of either sees it.
    pipeline(stream, checked).catch((error: unknown) =>
      checked.destroy(error instanceof Error ? error : undefined),
    )
    return checked
  }
  return {
    names: [...entries.keys()],
    read,
    async check() {
      for (const name of entries.keys()) await drain(await read(name)).catch(refused)
    },
    close: () => zip.close(),
  }
}

function checksummed(name: string, expected: number): Transform {
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      done(sum === expected ? null : new Error(`${name} is damaged`))
    },
  })
}

async function drain(stream: Readable): Promise<void> {
  stream.resume()
  await finished(stream)
}

/** The whole content of a short entry. */
export async function textOf(archive: Archive, name: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await archive.read(name)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** The lines of an entry. Only a line feed ends one: text may contain the other separators that readline also takes. */
export async function* linesOf(archive: Archive, name: string): AsyncGenerator<string> {
  const stream = await archive.read(name)
  stream.setEncoding('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
