import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { nameList } from '#kit/i18n/nameList.ts'
import { refuse } from '#kit/contract/fault.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { banner } from '../banner.contract.ts'
import { bannerFaults } from '../banner.faults.ts'
import { readCourseIds } from '../banner.fields.ts'
import { bannerProblems } from '../banner.problems.ts'
import { bannerWords } from '../banner.words.ts'
import { onlyTarget, readTarget, targetIsPublic, targetProblems, targetTitle } from './bannerTarget.ts'
import { bannerTable, bannerUserTable, bannerViewTable } from './banner.table.ts'

type Written = WrittenOf<typeof banner>

const schema = banner.record.pick({
  pushType: true,
  nodeType: true,
  pushTime: true,
  courseIds: true,
  audience: true,
  userIds: true,
  fileType: true,
  image: true,
  videoId: true,
  targetKind: true,
  targetCourseId: true,
  targetProductId: true,
  targetActivityId: true,
  targetPath: true,
})

export const bannerSpec = {
  resource: banner,
  table: bannerTable,
  people: userView,
  access: openAccess,
  label: bannerTable.title,
  links: {
    userIds: {
      table: bannerUserTable,
      target: userView,
      label: userView.nickname,
      named: 'users',
      pickable: () => undefined,
    },
  },
  extra: {
    targetTitle,
    targetIsPublic,
    viewCount: sql`(select count(*)::int from ${bannerViewTable} where ${bannerViewTable.bannerId} = ${bannerTable.id})`,
  },
  pickable: () => undefined,
  editableIn: ['draft'],
  check: (call, values) => check(call, schema.parse(values)),
  derive: (values) => derived(schema.parse(values)),
  beforeMove: async (call, _move, record) => {
    if (record['pushType'] === 'time') refuse(bannerFaults.waitsForItsTime)
    return { sentAt: call.now }
  },
  detail: async (call, row) => ({
    video: await videoOf(call, row),
    target: await readTarget(call.db, schema.parse(row)),
  }),
} satisfies CrudSpec

type Checked = Pick<Written, keyof typeof schema.shape & keyof Written>

async function check({ db, now, language }: Call, values: Checked): Promise<FieldProblems> {
  const { ids, unknown } = readCourseIds(values.courseIds)
  const missing = [...unknown, ...(await unknownCourses(db, ids))]
  return {
    ...bannerProblems(values, now),
    ...(await targetProblems(db, values)),
    ...(missing.length > 0 && {
      courseIds: phrase(bannerWords, 'problems.unknownCourses', {
        ids: nameList(language, missing.map(String)),
      }),
    }),
    ...(values.videoId !== null &&
      !(await isVideo(db, values.videoId)) && { videoId: phrase(kitWords, 'problems.notAvailable') }),
  }
}

async function unknownCourses(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: courseView.id })
    .from(courseView)
    .where(and(inArray(courseView.id, [...ids]), isNull(courseView.deletedAt)))
  const existing = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !existing.has(id))
}

async function isVideo(db: Db, id: number): Promise<boolean> {
  const [file] = await db
    .select({ id: fileView.id })
    .from(fileView)
    .where(and(eq(fileView.id, id), eq(fileView.purpose, 'video'), isNull(fileView.deletedAt)))
  return file !== undefined
}

/** One file and one target are enough, and whatever is changed has to be armed anew. */
const derived = ({ courseIds, fileType, image, videoId, ...target }: Checked): Values => ({
  ...onlyTarget(target),
  courses: readCourseIds(courseIds).ids,
  image: fileType === 'image' ? image : '',
  videoId: fileType === 'video' ? videoId : null,
  armedAt: null,
})

async function videoOf(call: Call, row: Values) {
  const videoId = Number(row['videoId'] ?? 0)
  if (videoId === 0) return null
  const file = (await call.services.showFiles(call, [videoId]))[String(videoId)]
  return file ? { id: videoId, label: file.name, picture: file.url } : null
}
