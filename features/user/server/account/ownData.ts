import { Readable } from 'node:stream'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { fileTable } from '#features/file/server/file.table.ts'
import type { Call, FileAnswer } from '#kit/server/context.ts'
import type { OwnRows, PersonalData } from '#kit/server/personalData.ts'
import { sayClosed } from '#kit/server/sayClosed.ts'
import { writeZip, type ZippedFile } from '#kit/server/zip.ts'

/** All that is kept of the asker, written while it is read: one list of JSON after the other, then the files. */
export function ownData(call: Call, parts: readonly PersonalData[]): FileAnswer {
  return {
    file: writeZip(entries(call, parts)),
    type: 'application/zip',
    name: `${call.actor.username}.zip`,
  }
}

async function* entries(call: Call, parts: readonly PersonalData[]): AsyncGenerator<ZippedFile> {
  for (const { own = {} } of parts)
    for (const [name, rows] of Object.entries(own))
      yield { name: `${name}.json`, bytes: async () => Readable.from(json(call, rows)) }
  const files = await call.db
    .select({ id: fileTable.id, name: fileTable.name, key: fileTable.key })
    .from(fileTable)
    .where(and(eq(fileTable.creatorId, call.actor.id), isNull(fileTable.deletedAt)))
    .orderBy(asc(fileTable.id))
  for (const { id, name, key } of files)
    if ((await call.services.files.sizeOf(key)) !== undefined)
      yield { name: `files/${id}-${name}`, bytes: () => call.services.files.read(key) }
}

async function* json(call: Call, rows: OwnRows): AsyncGenerator<Buffer> {
  let before = '['
  for (const row of await rows(call.db, call.actor.id)) {
    yield Buffer.from(before + sayClosed(JSON.stringify(row, null, 2), call.say))
    before = ',\n'
  }
  yield Buffer.from(before === '[' ? '[]' : ']')
}
