import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { hashPassword } from '#kit/secret/server/password.ts'
import { writeSheet } from '#kit/sheet/server/spreadsheet.ts'
import { crud, idBody, nothing, type Made, type SamplesOf, type Scene } from '#kit/testing/server/sample.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { setPassword } from '../server/accounts.commands.ts'
import { makeUser } from '../server/makeUser.ts'
import { user } from '../user.contract.ts'
import type { userFeature } from '../user.feature.ts'

const password = 'correct horse'
async function sheetOfAccounts(): Promise<Buffer> {
  const columns = ['username', 'nickname'].map((key) => ({ key, header: key }))
  return buffer(writeSheet('Users', columns, Readable.from([{ username: 'new.one', nickname: 'New' }])))
}

const newAccount = () => ({
  ...{ username: `name-${randomUUID().slice(0, 8)}`, nickname: 'Somebody', phone: '', wxOpenid: '' },
  ...{ unionId: '', roles: ['teacher'], password },
})

async function makeAccount({ services }: Scene): Promise<Made> {
  const { id } = await makeUser(services.database.db, { roles: ['teacher'] })
  return { id, status: 'valid' }
}

export const samples = {
  /** Nobody closes the account by which a test goes on: something of it must be handed over first. */
  account: {
    make: makeAccount,
    calls: {
      data: nothing,
      close: async (_made, { services, actorId }) => {
        // The profile's sample, which may have been tried before, gives its actor another password.
        const passwordHash = await hashPassword(password)
        await setPassword(services.database.db, actorId, { passwordHash, mustChange: false })
        await makeCareer(services, { creatorId: actorId, status: 'public' })
        return { body: { password, handOverTo: null } }
      },
      closeOther: ({ id }) => ({ body: { id, handOverTo: null } }),
    },
  },
  user: {
    make: makeAccount,
    calls: {
      ...crud(user, async () => ({ nickname: 'Somebody' })),
      create: () => ({ body: newAccount() }),
      assignRoles: ({ id }) => ({ body: { id, roles: ['teacher', 'auditor'], revision: 1 } }),
      resetPassword: ({ id }) => ({ body: { id, newPassword: 'another horse' } }),
      resetFactors: idBody,
      import: async () => {
        const body = new FormData()
        body.set('file', new Blob([new Uint8Array(await sheetOfAccounts())]), 'users.xlsx')
        return { body }
      },
      importTemplate: nothing,
    },
  },
} satisfies SamplesOf<typeof userFeature.contracts>
