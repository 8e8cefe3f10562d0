import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Job, Services } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { redactedVersion } from '#features/learning/attempt/server/redacted.queries.ts'
import { piecesOf } from './cutPassages.ts'
import { documentWords, readableFiles, type ReadableFile } from './passageFiles.ts'
import { insertPassages, sourceHashes, writeOnce } from './passageSources.ts'
import { passageTable } from './passage.table.ts'

/** Reads the documents that the cards of a version show, one after the other: each takes seconds, in a thread of its own. */
export const readDocuments: Job<{ versionId: number }> = {
  name: 'readDocuments',
  payload: z.strictObject({ versionId: z.number().int() }),
  async run(services, { versionId }) {
    const { db } = services.database
    const [version] = await db
      .select({ activityId: activityVersionView.activityId })
      .from(activityVersionView)
      .where(eq(activityVersionView.id, versionId))
    if (!version) return
    const deck = await redactedVersion(services, db, versionId)
    const files = (await readableFiles(db, deck)).filter(({ kind }) => kind === 'document')
    const failures: unknown[] = []
    for (const file of files)
      await readDocument(services, { ...version, versionId, file }).catch((error: unknown) =>
        failures.push(error),
      )
    // The queue tries again, and finds those read that could be.
    if (failures.length > 0) throw failures[0]
  },
}

interface Shown {
  readonly versionId: number
  readonly activityId: number
  readonly file: ReadableFile
}

/** What a file without words is noted as, so that no other version has it read again. */
const wordless = ({ key }: ReadableFile) => `${key} has no words`

async function readDocument(services: Services, { versionId, activityId, file }: Shown): Promise<void> {
  const { db } = services.database
  const { fileId, cardId, title } = file
  const isThis = and(
    eq(passageTable.versionId, versionId),
    eq(passageTable.cardId, cardId),
    eq(passageTable.fileId, fileId),
  )
  if ((await sourceHashes(db, 'file', [fileId])).get(fileId) === wordless(file)) return
  const [known] = await db.select({ id: passageTable.id }).from(passageTable).where(isThis).limit(1)
  if (known) return
  const pieces = piecesOf(await documentWords(services, file))
  const hash = pieces.length === 0 ? wordless(file) : `${file.key} in ${versionId} ${cardId}`
  await writeOnce(services, { kind: 'file', id: fileId, hash }, async (inside) => {
    await inside.delete(passageTable).where(isThis)
    await insertPassages(
      inside,
      pieces.map((text, place) => ({
        ...{ kind: 'file' as const, versionId, activityId, cardId, fileId },
        ...{ title, text, place },
      })),
    )
  })
}
