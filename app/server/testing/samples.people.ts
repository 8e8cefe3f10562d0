import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { operationLogTable } from '#kit/data/server/table.ts'
import { hashPassword } from '#kit/secret/server/password.ts'
import { writeSheet } from '#kit/sheet/server/spreadsheet.ts'
import type { Made, Sample, Scene } from '#kit/testing/server/sample.ts'
import { byId, crud, empty, noRecord, nothing, ownerOf, unknownId } from '#kit/testing/server/sample.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { drawPicture, makePicture } from '#features/media/file/server/makePicture.ts'
import { library } from '#features/media/file/file.contract.ts'
import { uploadTable } from '#features/media/file/server/store/upload.table.ts'
import { uploadFolder } from '#features/media/file/server/store/quota.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { sessionTable } from '#features/people/session/server/session.table.ts'
import { sessionsOf } from '#features/people/session/server/session.queries.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { setPassword } from '#features/people/user/server/accounts.queries.ts'
import { user } from '#features/people/user/user.contract.ts'
import type { contracts } from '../../contracts.ts'
import { activitySample } from './samples.activity.ts'
import { careerSample } from './samples.content.ts'

type Verbs<Feature extends keyof typeof contracts> = keyof (typeof contracts)[Feature]

const password = 'correct horse'
const picture = drawPicture('avatar')

/** A file on its way that has arrived, and is not yet taken in. */
async function makeArrived({ services }: Scene, ownerId: number): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const bytes = await picture
  await mkdir(uploadFolder(services), { recursive: true })
  await writeFile(join(uploadFolder(services), id), bytes)
  const row = { id, ownerId, purpose: 'avatar', name: 'face.png', size: bytes.length } as const
  await services.database.db.insert(uploadTable).values({ ...row, createdAt: services.now() })
  return id
}

export const fileSample: Sample<Verbs<'file'>> = {
  make: async (scene) => {
    const ownerId = ownerOf(scene)
    const { id } = await makePicture(scene.services, { ownerId, purpose: 'card' })
    return { id, status: 'private', uploadId: await makeArrived(scene, ownerId) }
  },
  calls: {
    ...crud(library, async () => ({ name: 'Lake' })),
    upload: async () => {
      const body = new FormData()
      body.set('purpose', 'avatar')
      body.set('file', new Blob([new Uint8Array(await picture)]), 'face.png')
      return { body }
    },
    finish: ({ id, uploadId }) => ({
      body: { uploadId: id === unknownId ? 'A'.repeat(24) : uploadId },
    }),
    quota: nothing,
    usage: byId,
  },
}

async function sheetOfAccounts(): Promise<Buffer> {
  const columns = ['username', 'nickname'].map((key) => ({ key, header: key }))
  return buffer(writeSheet('Users', columns, Readable.from([{ username: 'new.one', nickname: 'New' }])))
}

const newAccount = () => ({
  ...{ username: `name-${randomUUID().slice(0, 8)}`, nickname: 'Somebody', phone: '', wxOpenid: '' },
  ...{ unionId: '', roles: ['teacher'], password },
})

export const userSample: Sample<Verbs<'user'>> = {
  make: async ({ services }) => {
    const { id } = await makeUser(services.database.db, { roles: ['teacher'] })
    return { id, status: 'valid' }
  },
  calls: {
    ...crud(user, async () => ({ nickname: 'Somebody' })),
    create: () => ({ body: newAccount() }),
    assignRoles: ({ id }) => ({ body: { id, roles: ['teacher', 'auditor'], revision: 1 } }),
    resetPassword: ({ id }) => ({ body: { id, newPassword: 'another horse' } }),
    import: async () => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(await sheetOfAccounts())]), 'users.xlsx')
      return { body }
    },
    importTemplate: nothing,
  },
}

export const sessionSample: Sample<Verbs<'session'>> = {
  make: async (scene): Promise<Made> => {
    const { db } = scene.services.database
    const userId = ownerOf(scene)
    await makeSession(db, userId)
    const rows = await db.select({ id: sessionTable.id }).from(sessionTable).where(sessionsOf(userId))
    return { id: Math.max(...rows.map(({ id }) => id)) }
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
    permissionInfo: nothing,
  },
}

export const profileSample: Sample<Verbs<'profile'>> = {
  make: noRecord,
  calls: {
    update: async (_made, { services, actorId }) => ({
      body: {
        ...{ nickname: 'Somebody', description: 'Asks a lot' },
        avatar: (await makePicture(services, { ownerId: actorId, purpose: 'avatar' })).url,
      },
    }),
    updatePassword: () => ({ body: { oldPassword: password, newPassword: 'another horse' } }),
  },
}

/** Nobody closes the account by which a test goes on: something of it must be handed over first. */
export const accountSample: Sample<Verbs<'account'>> = {
  make: userSample.make,
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
}

export const preferenceSample: Sample<Verbs<'preference'>> = {
  make: noRecord,
  calls: { get: nothing, update: () => ({ body: { workPhrases: ['Well done'] } }) },
}

export const presenceSample: Sample<Verbs<'presence'>> = {
  make: activitySample.make,
  calls: {
    follow: ({ id }) => ({ query: { resource: 'activity', recordId: id, tab: randomUUID() } }),
    move: ({ id }) => ({ body: { resource: 'activity', recordId: id, tab: randomUUID(), at: null } }),
  },
}

/** Nobody's own: an entry of something that was done. */
export const operationLogSample: Sample<Verbs<'operationLog'>> = {
  make: async ({ services, otherId }) => {
    const entry = {
      actorId: otherId,
      resource: 'tag',
      resourceId: 1,
      action: 'create',
      at: services.now(),
      requestId: '',
    }
    const [row] = await services.database.db
      .insert(operationLogTable)
      .values(entry)
      .returning({ id: operationLogTable.id })
    return { id: row?.id ?? 0 }
  },
  calls: { page: empty, get: byId, export: empty },
}

export const dashboardSample: Sample<Verbs<'dashboard'>> = { make: noRecord, calls: { get: nothing } }

const audited = { resource: 'career' } as const

export const auditSample: Sample<Verbs<'audit'>> = {
  make: careerSample.make,
  calls: {
    waiting: () => ({ body: audited }),
    counts: nothing,
    page: empty,
    get: ({ id }) => ({ query: { ...audited, id } }),
  },
}

export const accessSample: Sample<Verbs<'access'>> = { make: noRecord, calls: { get: nothing } }
