import { authorizationTable } from '#features/content/authorization/server/authorization.table.ts'
import type { DemoContext } from './base.ts'
import { roundRobin } from './base.ts'
import { ago } from './clock.ts'
import { assistants } from './data/assistants.data.ts'

interface Targets {
  readonly course: readonly number[]
  readonly product: readonly number[]
}

/** Who helps in which course or product, and with what (E6). */
export async function makeAssistants({ services, people }: DemoContext, targets: Targets): Promise<void> {
  const rows = assistants.map(({ teacher, target, number, privileges, daysAgo }) => {
    const at = ago(services, daysAgo)
    return {
      userId: roundRobin(people.teacherIds, teacher),
      targetType: target,
      targetId: targets[target][number] ?? 0,
      privileges: [...privileges],
      creatorId: people.adminId,
      createdAt: at,
      updatedAt: at,
    }
  })
  await services.database.db.insert(authorizationTable).values(rows)
}
