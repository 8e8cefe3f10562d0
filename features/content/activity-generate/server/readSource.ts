import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { documentText } from '#features/content/activity-transfer/server/document.queries.ts'
import { sourceMax } from '../generate.contract.ts'
import { generateFaults } from '../activity-generate.faults.ts'

/** The text of a document that the asker has uploaded, by the readers that import uses. Anybody else's is not there. */
export async function readSource(call: Call, fileId: number): Promise<string> {
  const { db, actor, services } = call
  const isOwn = and(eq(fileView.id, fileId), eq(fileView.creatorId, actor.id), isNull(fileView.deletedAt))
  const [file] = await db.select().from(fileView).where(isOwn)
  if (!file) refuse(kitFaults.notFound)
  const { size, key } = file
  const whole = await documentText({ size, read: () => services.files.read(key) }, actor.id)
  if (whole.length > sourceMax) refuse(generateFaults.sourceTooLong, { values: { max: sourceMax } })
  return whole
}
