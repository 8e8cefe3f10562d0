import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { textOf } from '#deck/deck.document.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { mostMegabytes } from '../../activityTransfer.contract.ts'
import { importFaults } from '../../import/activity-import.faults.ts'
import { sourceMax } from '../../generate/generate.contract.ts'
import { generateFaults } from '../../generate/activity-generate.faults.ts'
import { readBounded } from '../import/readBounded.ts'

/** The text of a document that the asker has uploaded, by the readers that import uses. Anybody else's is not there. */
export async function readSource(call: Call, fileId: number): Promise<string> {
  const { db, actor, services } = call
  const isOwn = and(eq(fileView.id, fileId), eq(fileView.creatorId, actor.id), isNull(fileView.deletedAt))
  const [file] = await db.select().from(fileView).where(isOwn)
  if (!file) refuse(kitFaults.notFound)
  if (file.size > mostMegabytes * 1024 * 1024)
    refuse(importFaults.tooLarge, { values: { max: mostMegabytes } })
  const chunks: Buffer[] = []
  for await (const chunk of await services.files.read(file.key)) chunks.push(Buffer.from(chunk))
  const { title, cards } = await readBounded(Buffer.concat(chunks), actor.id)
  const text = textOf(cards).trim()
  if (text === '') refuse(importFaults.nothingToTake)
  const whole = title.trim() === '' ? text : `${title}\n\n${text}`
  if (whole.length > sourceMax) refuse(generateFaults.sourceTooLong, { values: { max: sourceMax } })
  return whole
}
