import { randomUUID } from 'node:crypto'
import { byId, empty, nothing, ownerOf, type Made, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeSession } from '../server/makeSession.ts'
import { sessionTable } from '../server/session.table.ts'
import type { sessionFeature } from '../session.feature.ts'

const password = 'correct horse'

export const samples = {
  session: {
    make: async (scene): Promise<Made> => {
      const { db } = scene.services.database
      const userId = ownerOf(scene)
      await makeSession(db, userId)
      const rows = await db.select().from(sessionTable)
      return { id: Math.max(...rows.flatMap((row) => (row.userId === userId ? row.id : []))) }
    },
    calls: {
      captcha: empty,
      login: () => ({ body: { username: 'nobody-here', password } }),
      register: () => ({
        body: { username: `name-${randomUUID().slice(0, 8)}`, nickname: 'Somebody', password },
      }),
      logout: nothing,
      sessions: nothing,
      revoke: byId,
      revokeOthers: nothing,
      permissionInfo: nothing,
    },
  },
} satisfies SamplesOf<typeof sessionFeature.contracts>
