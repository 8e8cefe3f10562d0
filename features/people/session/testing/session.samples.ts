import { randomUUID } from 'node:crypto'
import { hashPassword } from '#kit/secret/server/password.ts'
import {
  byId,
  empty,
  noRecord,
  nothing,
  ownerOf,
  type Made,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { removeFactors } from '#features/people/second-factor/server/second-factor.commands.ts'
import { setPassword } from '#features/people/user/server/accounts.commands.ts'
import { makeSession } from '../server/makeSession.ts'
import { sessionTable } from '../server/session.table.ts'
import type { sessionFeature } from '../session.feature.ts'

const password = 'correct horse'

export const samples = {
  confirmation: {
    make: noRecord,
    calls: {
      ways: nothing,
      passkey: nothing,
      prove: async (_made, { services, actorId }) => {
        // Samples that may have been tried before give their actor a second factor, and another password.
        await removeFactors(services.database.db, actorId)
        const passwordHash = await hashPassword(password)
        await setPassword(services.database.db, actorId, { passwordHash, mustChange: false })
        return { body: { proof: { kind: 'password', password } } }
      },
    },
  },
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
      secondFactorPasskey: () => ({ body: { token: 'nobody' } }),
      secondFactor: () => ({ body: { token: 'nobody', proof: { kind: 'code', code: '123456' } } }),
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
