import type { SQL } from 'drizzle-orm'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { enrolmentView, hasEnrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { personColumns, userView } from '#features/people/user/server/user.queries.ts'
import { assignment } from '../assignment.contract.ts'
import { learnerOfWork, workAccess } from './assignment.access.ts'
import { assignmentTable as work } from './assignment.table.ts'
import { readWorks } from './readWorks.ts'

const named = (label: unknown, from: unknown, isIt: unknown) =>
  sql`coalesce((select ${label} from ${from} where ${isIt}), '')`

/** What its learner came by: the last enrolment of a product that leads there. */
const sold = sql`${productView} where ${productView.id} = (
  select ${enrolmentView.productId} from ${enrolmentView}
  where ${eq(enrolmentView.userId, work.creatorId)} and (
    ${eq(enrolmentView.activityId, work.activityId)}
    or ${enrolmentView.courseId} in (select ${coursePlaceView.courseId} from ${coursePlaceView} where ${eq(coursePlaceView.activityId, work.activityId)})
  )
  order by ${enrolmentView.endedAt} is not null, ${desc(enrolmentView.redeemedAt)} limit 1
)`

const enrolledIn = (such: SQL): SQL => hasEnrolment(learnerOfWork, and(such, isNull(enrolmentView.endedAt)))

export const assignmentSpec = {
  resource: assignment,
  table: work,
  people: userView,
  access: workAccess,
  label: work.cardTitle,
  extra: {
    productTitle: sql`coalesce((select ${productView.title} from ${sold}), '')`,
    activityTitle: named(
      activityVersionView.title,
      activityVersionView,
      eq(activityVersionView.id, work.activityVersionId),
    ),
    ...personColumns('replier', work.replierId),
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
    courseId: (id: number) => enrolledIn(eq(enrolmentView.courseId, id)),
    productId: (id: number) => enrolledIn(eq(enrolmentView.productId, id)),
  },
  pickable: () => undefined,
  beforeMove: async ({ actor, now }) => ({ replierId: actor.id, repliedAt: now }),
  detail: readWorks,
} satisfies CrudSpec
