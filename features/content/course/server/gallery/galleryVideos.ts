import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { Option, WrittenOf } from '#kit/contract/resource.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import { publishFiles } from '#features/media/file/server/file.commands.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import type { course } from '../../course.contract.ts'

type Gallery = WrittenOf<typeof course>['gallery']

const videoIds = (gallery: Gallery): number[] =>
  gallery.flatMap(({ videoId }) => (videoId === null ? [] : [videoId]))

/** The videos of a gallery are the asker's own, or in the course already, as `isShown` finds of the id of a file. */
export async function galleryProblems(
  { db, actor }: Call,
  gallery: Gallery,
  isShown: (fileId: PgColumn) => SQL,
): Promise<FieldProblems> {
  const ids = videoIds(gallery)
  if (ids.length === 0) return {}
  const { id, creatorId, purpose, deletedAt } = fileView
  const rows = await db
    .select({ id })
    .from(fileView)
    .where(
      and(
        inArray(id, ids),
        eq(purpose, 'video'),
        isNull(deletedAt),
        or(eq(creatorId, actor.id), isShown(id)),
      ),
    )
  const open = new Set(rows.map((row) => row.id))
  return Object.fromEntries(
    gallery.flatMap(({ videoId }, index) =>
      videoId === null || open.has(videoId)
        ? []
        : [[`gallery.${index}.videoId`, phrase(kitWords, 'problems.notAvailable')] as const],
    ),
  )
}

/** Who reads the page of a course may play its videos: their addresses hold for good from now on. */
export const publishVideos = (db: Db, gallery: Gallery): Promise<void> => publishFiles(db, videoIds(gallery))

/** The videos of a gallery by name, each with the address at which it can be played now. */
export async function galleryVideos(call: Call, gallery: Gallery): Promise<Option[]> {
  const files = await call.services.showFiles(call, videoIds(gallery))
  return Object.entries(files).map(([id, { name, url }]) => ({ id: Number(id), label: name, picture: url }))
}
