import { eq } from 'drizzle-orm'
import { hasRole } from '#kit/contract/role.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { OverviewFigure, OverviewStep } from '#kit/record/overview.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { OverviewKind } from '../overview.figures.ts'
import { nextSteps } from '../overview.steps.ts'

const views = { activity: activityView, course: courseView, product: productView } as const

const hasSteps = (kind: OverviewKind): kind is keyof typeof views => kind in views

/** What comes next of a published record, as far as the asker may do it. */
export async function nextOf(
  { db, actor }: Call,
  kind: OverviewKind,
  id: number,
  figures: readonly OverviewFigure[],
): Promise<OverviewStep | null> {
  if (!hasSteps(kind)) return null
  const status = await statusOf(db, kind, id)
  const isNothing = (key: string) =>
    figures.some((figure) => figure.key === key && (figure.of ?? figure.value) === 0)
  const next = nextSteps[kind].find(
    ({ who, states, lacks }) => hasRole(actor, who) && states.includes(status) && lacks.every(isNothing),
  )
  return next ? { key: next.key, href: next.href(id) } : null
}

async function statusOf(db: Db, kind: keyof typeof views, id: number): Promise<string> {
  const view = views[kind]
  const [row] = await db.select({ status: view.status }).from(view).where(eq(view.id, id))
  return row?.status ?? ''
}
