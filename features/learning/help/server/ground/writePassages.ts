import { eq, inArray } from 'drizzle-orm'
import type { Services } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { redactedVersion } from '#features/learning/attempt/server/redacted.queries.ts'
import { courseTexts, type CourseText } from './coursePassages.ts'
import { cutPassages, piecesOf, type CutPassage } from './cutPassages.ts'
import { captionText, readableFiles, type ReadableFile } from './passageFiles.ts'
import { forgetSources, insertPassages, sourceHashes, writeOnce } from './passageSources.ts'
import { passageTable } from './passage.table.ts'
import { readDocuments } from './readDocuments.ts'
import { makeVectors } from './makeVectors.ts'
import { vectorModel } from './vectorTable.ts'

/** Raised when passages are cut by other rules, so that all are cut anew. */
const rules = 1

/**
 * Cuts what an answer may rely on into passages, where that is not done yet or what they were cut of has changed: cards and
 * captions at once, documents a little later, and the courses in which the activities stand. It may be called with each question;
 * it uses transactions of its own, so no caller may hold one.
 */
export async function ensurePassages(services: Services, versionIds: readonly number[]): Promise<void> {
  if (versionIds.length === 0) return
  const { db } = services.database
  const { id, activityId, deckHash } = activityVersionView
  const versions = await db
    .select({ id, activityId, deckHash })
    .from(activityVersionView)
    .where(inArray(id, [...versionIds]))
  const written = await sourceHashes(db, 'version', versionIds)
  for (const version of versions) {
    const hash = `${rules} ${version.deckHash}`
    if (written.get(version.id) !== hash) await writeVersion(services, { ...version, hash })
  }
  await ensureCourses(services, versionIds)
}

interface Version {
  readonly id: number
  readonly activityId: number
  readonly hash: string
}

async function writeVersion(services: Services, { id: versionId, activityId, hash }: Version): Promise<void> {
  const deck = await redactedVersion(services, services.database.db, versionId)
  const files = await readableFiles(services.database.db, deck)
  const cut = cutPassages(deck)
  for (const file of files) if (file.kind === 'caption') cut.push(...(await cutCaptions(services, file)))
  const hasVectors = (await vectorModel(services)) !== undefined
  const isNew = await writeOnce(services, { kind: 'version', id: versionId, hash }, async (db) => {
    const isOfThis = eq(passageTable.versionId, versionId)
    const gone = await db.delete(passageTable).where(isOfThis).returning({ fileId: passageTable.fileId })
    // Documents are read again, since what was found in them went with the rest.
    await forgetSources(
      db,
      'file',
      gone.flatMap(({ fileId }) => fileId ?? []),
    )
    await insertPassages(
      db,
      cut.map((piece) => ({ ...piece, versionId, activityId })),
    )
    if (files.some(({ kind }) => kind === 'document'))
      await services.jobs.send(readDocuments, { versionId }, { within: db })
    if (hasVectors) await services.jobs.send(makeVectors, {}, { within: db })
  })
  if (isNew) for (const job of [readDocuments, makeVectors]) services.jobs.wake(job)
}

async function cutCaptions(services: Services, file: ReadableFile): Promise<CutPassage[]> {
  const { cardId, fileId, title } = file
  const pieces = piecesOf(await captionText(services, file))
  return pieces.map((text, place) => ({ kind: 'transcript', cardId, fileId, title, text, place }))
}

async function ensureCourses(services: Services, versionIds: readonly number[]): Promise<void> {
  const { db } = services.database
  const courses = await courseTexts(db, versionIds)
  const written = await sourceHashes(
    db,
    'course',
    courses.map(({ courseId }) => courseId),
  )
  for (const course of courses)
    if ((written.get(course.courseId) ?? '') !== course.hash) await writeCourse(services, course)
}

async function writeCourse(services: Services, { courseId, title, pieces, hash }: CourseText): Promise<void> {
  await writeOnce(services, { kind: 'course', id: courseId, hash }, async (db) => {
    await db.delete(passageTable).where(eq(passageTable.courseId, courseId))
    await insertPassages(
      db,
      pieces.map((text, place) => ({ kind: 'course' as const, courseId, title, text, place })),
    )
  })
}
