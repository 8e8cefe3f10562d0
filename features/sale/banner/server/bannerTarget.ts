import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { Option } from '#kit/contract/resource.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Db } from '#kit/call/server/context.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { TargetKind } from '../banner.target.ts'
import { bannerTable } from './banner.table.ts'

/** What of a banner says where it leads. */
export interface Target {
  readonly targetKind: TargetKind | null
  readonly targetCourseId: number | null
  readonly targetProductId: number | null
  readonly targetActivityId: number | null
  readonly targetPath: string
}

const { targetKind, targetCourseId, targetProductId, targetActivityId, targetPath } = bannerTable

const things = {
  course: { view: courseView, column: targetCourseId, field: 'targetCourseId', pathOf: publicCoursePath },
  product: {
    view: productView,
    column: targetProductId,
    field: 'targetProductId',
    pathOf: publicProductPath,
  },
  activity: {
    view: activityView,
    column: targetActivityId,
    field: 'targetActivityId',
    pathOf: publicActivityPath,
  },
} as const
type Thing = keyof typeof things

const isThing = (kind: TargetKind | null): kind is Thing => kind !== null && kind in things

const titleOf = (kind: Thing): SQL => {
  const { view, column } = things[kind]
  return sql`(select ${view.title} from ${view} where ${view.id} = ${column})`
}

const isPublic = (kind: Thing): SQL => {
  const { view, column } = things[kind]
  return sql`exists (select 1 from ${view} where ${view.id} = ${column} and ${view.status} = 'public' and ${view.deletedAt} is null)`
}

/** What the target is called: the title of the thing, or the path of the page. */
export const targetTitle = sql<string>`coalesce(case ${targetKind}
  when 'course' then ${titleOf('course')} when 'product' then ${titleOf('product')}
  when 'activity' then ${titleOf('activity')} else ${targetPath} end, '')`

/** Whether the target can be read by learners now; what is no thing of ours always can. */
export const targetIsPublic = sql<boolean>`(case ${targetKind}
  when 'course' then ${isPublic('course')} when 'product' then ${isPublic('product')}
  when 'activity' then ${isPublic('activity')} else true end)`

/** The address to which a learner is led; '' where there is none, or what was public is no more. */
export function hrefOf(target: Target & { readonly isPublic: boolean }): string {
  const kind = target.targetKind
  if (kind === 'page') return target.targetPath
  if (!isThing(kind) || !target.isPublic) return ''
  return things[kind].pathOf(target[things[kind].field] ?? 0)
}

/** What belongs to other kinds of target goes. */
export const onlyTarget = (target: Target): Target => ({
  targetKind: target.targetKind,
  targetCourseId: target.targetKind === 'course' ? target.targetCourseId : null,
  targetProductId: target.targetKind === 'product' ? target.targetProductId : null,
  targetActivityId: target.targetKind === 'activity' ? target.targetActivityId : null,
  targetPath: target.targetKind === 'page' ? target.targetPath : '',
})

/** The course, product or activity by name; null for other kinds, and for what is gone. */
export async function readTarget(db: Db, target: Target): Promise<Option | null> {
  const kind = target.targetKind
  const id = isThing(kind) ? target[things[kind].field] : null
  if (!isThing(kind) || id === null) return null
  const { view } = things[kind]
  const [row] = await db
    .select({ id: view.id, label: view.title })
    .from(view)
    .where(and(eq(view.id, id), isNull(view.deletedAt)))
  return row ?? null
}

/** A banner may be written before its target is public, but not for what is not there, whichever kind of target it has now. */
export async function targetProblems(db: Db, target: Target): Promise<FieldProblems> {
  const problems: Record<string, FieldProblems[string]> = {}
  for (const targetKind of ['course', 'product', 'activity'] as const) {
    const { field } = things[targetKind]
    if (target[field] !== null && !(await readTarget(db, { ...target, targetKind })))
      problems[field] = phrase(kitWords, 'problems.notAvailable')
  }
  return problems
}
