import { and, inArray, isNull } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { importFaults } from '../../activity-import.faults.ts'

export type ExportedFile = RowOf<typeof fileView> & { readonly isIn: boolean }

/** In Base64 this is what an import still takes. */
export const exportMegabytes = 36
const room = exportMegabytes * 1024 * 1024
const maxNamed = 5

/**
 * The files of an export, the small ones first, as many as there is room for. Where some do not fit, that is refused by
 * their names, unless the person has agreed to leave them out.
 */
export async function filesOfExport(
  { db }: Call,
  ids: readonly number[],
  isPartial: boolean,
): Promise<ExportedFile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(fileView)
    .where(and(inArray(fileView.id, [...ids]), isNull(fileView.deletedAt)))
  let used = 0
  const files = rows
    .toSorted((one, other) => one.size - other.size)
    .map((row) => {
      const isIn = used + row.size <= room
      if (isIn) used += row.size
      return { ...row, isIn }
    })
  const out = files.filter(({ isIn }) => !isIn)
  if (out.length > 0 && !isPartial)
    refuse(importFaults.exportTooLarge, {
      values: { max: exportMegabytes, names: namesOf(out.map(({ name }) => name)) },
      data: { names: out.map(({ name }) => name) },
    })
  return files
}

const namesOf = (names: readonly string[]): string =>
  names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ` … (+${names.length - maxNamed})` : '')

/** All bytes of a kept file as Base64; undefined where the store has lost it. */
export const dataOf = async (call: Call, file: ExportedFile): Promise<string | undefined> =>
  (await bytesOf(call, file))?.toString('base64')

/** All bytes of a kept file; undefined where the store has lost it. */
export async function bytesOf({ services }: Call, { key }: ExportedFile): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of await services.files.read(key)) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks)
  } catch (error) {
    services.log.error({ err: error, key }, 'a file of an export cannot be read')
    return undefined
  }
}
