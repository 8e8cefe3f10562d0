import type { SQL } from 'drizzle-orm'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CrudSpec } from '#kit/server/crud.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { enrolmentTable, hasEnrolment } from '#features/learning/learning/server/enrolment.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { assignment } from '../assignment.contract.ts'
import { learnerOfWork, workAccess } from './assignment.access.ts'
import { assignmentTable as work } from './assignment.table.ts'
import { readWorks } from './readWorks.ts'

const named = (label: unknown, from: unknown, isIt: unknown) =>
  sql`coalesce((select ${label} from ${from} where ${isIt}), '')`

/** What its learner came by: the last enrolment of a product that leads there. */
const sold = sql`${productTable} where ${productTable.id} = (
  select ${enrolmentTable.productId} from ${enrolmentTable}
  where ${eq(enrolmentTable.userId, work.creatorId)} and (
    ${eq(enrolmentTable.activityId, work.activityId)}
    or ${enrolmentTable.courseId} in (select ${coursePlaceTable.courseId} from ${coursePlaceTable} where ${eq(coursePlaceTable.activityId, work.activityId)})
  )
  order by ${enrolmentTable.endedAt} is not null, ${desc(enrolmentTable.redeemedAt)} limit 1
)`

const enrolledIn = (such: SQL): SQL => hasEnrolment(learnerOfWork, and(such, isNull(enrolmentTable.endedAt)))

export const assignmentSpec: CrudSpec & { readonly resource: typeof assignment } = {
  resource: assignment,
  table: work,
  people: userTable,
  access: workAccess,
  label: work.cardTitle,
  extra: {
    productTitle: sql`coalesce((select ${productTable.title} from ${sold}), '')`,
    activityTitle: named(
      activityVersionTable.title,
      activityVersionTable,
      eq(activityVersionTable.id, work.activityVersionId),
    ),
    replierName: sql`coalesce((select replier.nickname from ${userTable} as replier where replier.id = ${work.replierId}), '')`,
  },
  exported: {
    cardTitle: 'plain',
    activityTitle: 'plain',
    productTitle: 'plain',
    creatorName: 'plain',
    submittedAt: 'time',
    isLate: 'value',
    submissions: 'plain',
    replierName: 'plain',
    repliedAt: 'time',
  },
  conditions: {
    courseId: (id: number) => enrolledIn(eq(enrolmentTable.courseId, id)),
    productId: (id: number) => enrolledIn(eq(enrolmentTable.productId, id)),
  },
  pickable: () => undefined,
  beforeMove: async ({ actor, now }) => ({ replierId: actor.id, repliedAt: now }),
  detail: readWorks,
}
