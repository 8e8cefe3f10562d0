import type { SQL } from 'drizzle-orm'
import { and, between, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Range } from '#kit/contract/page.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { personColumns, userView } from '#features/people/user/server/user.queries.ts'
import { learningRecord as resource } from '../../learning.contract.ts'
import type { LearningStatus } from '../../learning.states.ts'
import { learningDayTable, learningTable } from '../progress/learning.table.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'
import { ledScope, listedRecords, readableRecords } from './learningRecord.queries.ts'
import { readRecordDetail } from './recordDetail.ts'
import { inStatus, isLate, shownStatus } from './recordStatus.ts'

const none = sql`false`

const named = (label: unknown, from: unknown, condition: unknown) =>
  sql<string>`coalesce((select ${label} from ${from} where ${condition}), '')`

const dayCount = sql`(select count(*)::int from ${learningDayTable} join ${learningTable} on ${learningTable.id} = ${learningDayTable.learningId} where ${learningTable.userId} = ${record.userId} and ${learningTable.activityId} = ${record.activityId})`

/** The stored scores with the names of their abilities. */
export const namedScores = (scores: unknown): SQL =>
  sql`(select coalesce(json_agg(one || jsonb_build_object('abilityName', coalesce(${abilityView.name}, ''))), '[]')
    from jsonb_array_elements(${scores}) as one left join ${abilityView} on ${abilityView.id} = (one ->> 'abilityId')::bigint)`

const abilities = sql`(select coalesce(string_agg(${abilityView.name} || ' ' || round((one ->> 'score')::numeric * 100) || '%', ', '), '')
  from jsonb_array_elements(${record.scores}) as one join ${abilityView} on ${abilityView.id} = (one ->> 'abilityId')::bigint)`

const hasBegun = ne(record.status, 'waiting')

const titled = (text: string) =>
  sql`${record.activityId} in (select ${activityView.id} from ${activityView} where ${contains(activityView.title, text)})`

/** H3. Records are read, filtered and exported; they change by learning alone. */
export const learningRecordSpec = {
  resource,
  table: record,
  people: userView,
  access: {
    visible: readableRecords,
    listed: { scope: ledScope, visible: listedRecords },
    mayEdit: () => false,
  },
  label: record.id,
  extra: {
    ...personColumns('user', record.userId),
    courseTitle: named(courseView.title, courseView, eq(courseView.id, record.courseId)),
    productTitle: named(productView.title, productView, eq(productView.id, record.productId)),
    activityTitle: named(activityView.title, activityView, eq(activityView.id, record.activityId)),
    versionNumber: sql`(select ${activityVersionView.number} from ${activityVersionView} where ${activityVersionView.id} = ${record.versionId})`,
    status: shownStatus,
    isLate,
    lastAt: sql`case when ${hasBegun} then ${record.updatedAt} end`.mapWith(record.updatedAt),
    dayCount,
    scores: namedScores(record.scores),
    // For sheets, where a duration, a share and several abilities are a cell each.
    minutes: sql`round(${record.durationMs} / 60000.0)::int`,
    percent: sql`round(${record.scaled} * 100)::int`,
    abilities,
  },
  exported: {
    userName: 'plain',
    courseTitle: 'plain',
    productTitle: 'plain',
    activityTitle: 'plain',
    unit: 'plain',
    unlockAt: 'time',
    dueAt: 'time',
    startedAt: 'time',
    lastAt: 'time',
    finishedAt: 'time',
    minutes: 'plain',
    sittings: 'plain',
    dayCount: 'plain',
    percent: 'plain',
    points: 'plain',
    maxPoints: 'plain',
    stars: 'plain',
    abilities: 'plain',
  },
  conditions: {
    title: titled,
    status: (value: LearningStatus | readonly LearningStatus[]) =>
      or(none, ...(typeof value === 'string' ? [value] : value).map(inStatus)),
    place: (value: string | readonly string[]) =>
      or(
        none,
        value.includes('course') ? isNotNull(record.courseId) : undefined,
        value.includes('independent') ? isNull(record.courseId) : undefined,
      ),
    lastAt: ({ from = 0, to = Number.MAX_SAFE_INTEGER }: Range) =>
      and(hasBegun, between(record.updatedAt, from, to)),
  },
  pickable: () => none,
  detail: readRecordDetail,
} satisfies CrudSpec
