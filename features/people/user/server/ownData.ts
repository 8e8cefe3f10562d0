import { Readable } from 'node:stream'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import type { OwnFile, PersonalData } from '#kit/call/server/personalData.ts'
import { translateClosedName } from '#kit/i18n/server/translateClosedName.ts'
import { openCursors } from '#kit/data/server/statement.ts'
import { writeZip, type ZippedFile } from '#kit/files/server/zip.ts'

/** All that is stored of the caller in one state, written while it is read: one list of JSON after the other, then the files. */
export async function ownData(call: Call, parts: readonly PersonalData[]): Promise<FileAnswer> {
  const { cursors, end } = await openCursors(call.reading, async (openCursor) => {
    const lists: (readonly [string, AsyncGenerator<unknown[]>])[] = []
    const files: AsyncGenerator<OwnFile[]>[] = []
    for (const { own = {}, ownFiles } of parts) {
      for (const [name, rows] of Object.entries(own))
        lists.push([name, await openCursor(rows(call.db, call.actor.id))])
      if (ownFiles) files.push(await openCursor(ownFiles(call.db, call.actor.id)))
    }
    return { lists, files }
  })
  const file = writeZip(entries(call, cursors))
  // Also when the caller has gone before the end.
  file.once('close', () => void end().catch(() => undefined))
  return { file, type: 'application/zip', name: `${call.actor.username}.zip` }
}

interface OwnCursors {
  readonly lists: readonly (readonly [string, AsyncGenerator<unknown[]>])[]
  readonly files: readonly AsyncGenerator<OwnFile[]>[]
}

async function* entries(call: Call, { lists, files }: OwnCursors): AsyncGenerator<ZippedFile> {
  for (const [name, batches] of lists)
    yield { name: `${name}.json`, bytes: async () => Readable.from(json(call, batches)) }
  for (const batches of files)
    for await (const batch of batches)
      for (const { id, name, key } of batch)
        if ((await call.services.files.sizeOf(key)) !== undefined)
          yield { name: `files/${id}-${name}`, bytes: () => call.services.files.read(key) }
}

async function* json({ translate }: Call, batches: AsyncGenerator<unknown[]>): AsyncGenerator<Buffer> {
  let before = '['
  for await (const rows of batches) {
    const texts = rows.map((row) => translateClosedName(JSON.stringify(row, null, 2), translate))
    if (texts.length === 0) break
    yield Buffer.from(before + texts.join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[' ? '[]' : ']')
}
