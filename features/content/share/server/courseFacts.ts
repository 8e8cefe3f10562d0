import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import type { ShareFacts } from '../share.contract.ts'
import { publicLink } from './publicLink.ts'
import { codesOf, sellersOf } from './sellers.ts'

/** P-share: who may learn a course, and what sells it. */
export async function courseFacts(call: Call, courseId: number): Promise<ShareFacts> {
  const { id, title, status, deletedAt } = courseView
  const [row] = await call.db
    .select({ title, status })
    .from(courseView)
    .where(and(eq(id, courseId), isNull(deletedAt)))
  if (!row) refuse(kitFaults.notFound)
  const sellers = await sellersOf(call, 'course', courseId)
  const told = { ...row, isSold: sellers.length > 0 }
  if (row.status !== 'public') return { ...told, audience: null, link: '', codes: [] }
  return {
    ...told,
    audience: sellers.some(({ status }) => status === 'public') ? 'enrolled' : 'readers',
    link: publicLink(call, publicCoursePath(courseId)),
    codes: codesOf(call, sellers),
  }
}
