import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import type { activityEndpoints } from '../activity.contract.ts'
import { activityProblems } from '../activity.problems.ts'
import { readCards } from './record/deck.queries.ts'
import { activitySpec } from './record/activity.crud.ts'
import { activityTable } from './record/activity.table.ts'
import { copyActivity } from './record/copy.commands.ts'
import { decideFreeSample } from './record/decideFreeSample.ts'
import { movePlatformStatus } from './platform/platform.ts'
import { fieldsOf } from './record/fields.queries.ts'
import { saveContent } from './record/saveContent.ts'

export const activityHandlers: HandlersOf<typeof activityEndpoints> = {
  ...crudHandlers(activitySpec),
  content: (call) => saveContent(call, call.body),
  copy: (call) => copyActivity(call, call.body.id),
  platformApply: (call) => movePlatformStatus(call, { ...call.body, status: 'submitted' }),
  platformReview: (call) => movePlatformStatus(call, call.body),
  freeSample: (call) => decideFreeSample(call, call.body),
  problems: async ({ db, actor, query }) => {
    const [row] = await db
      .select()
      .from(activityTable)
      .where(visibleRecord(activitySpec, actor, query.id))
    if (!row) refuse(kitFaults.notFound)
    return activityProblems(await fieldsOf(db, row), await readCards(db, query.id))
  },
}
