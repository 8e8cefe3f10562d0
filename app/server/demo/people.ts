import { eq, inArray } from 'drizzle-orm'
import type { Role } from '#kit/contract/role.ts'
import type { Services } from '#kit/call/server/context.ts'
import { hashPassword } from '#kit/secret/server/password.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { ago } from './clock.ts'
import type { Gallery } from './pictures/gallery.ts'
import { colleagues, guides, learners } from './data/people.data.ts'

export interface Guide {
  readonly username: string
  readonly roles: readonly Role[]
}

export interface People {
  /** One of each role. */
  readonly guides: readonly Guide[]
  /** Everybody. */
  readonly ids: readonly number[]
  readonly superId: number
  readonly adminId: number
  readonly auditorId: number
  readonly designerIds: readonly number[]
  readonly teacherIds: readonly number[]
  readonly learnerIds: readonly number[]
}

/** The last one came before the first course began; whoever waits for roles came yesterday. */
const [grownDaysAgo, daysBetween] = [62, 3]

/**
 * Everybody of the school; they came one after the other and were here in the last days. Without a password none of them can sign in,
 * and they are called after an example.
 */
export async function makePeople(services: Services, password: string | undefined): Promise<People> {
  const { db } = services.database
  const rows = [
    ...guides,
    ...colleagues,
    ...learners.map((nickname, index) => [learnerName(index), nickname, ['student'], ''] as const),
  ]
  const byRole = new Map<Role, number[]>()
  const ids: number[] = []
  for (const [index, [demoName, nickname, roles, description]] of rows.entries()) {
    const username = password === undefined ? demoName.replace(/^demo-/, 'example-') : demoName
    const isNew = roles.length === 0
    const daysAgo = isNew ? 1 : grownDaysAgo + (rows.length - index) * daysBetween
    const at = ago(services, daysAgo)
    const seenAt = ago(services, ((index * 5) % 11) * 0.6 + 0.02)
    const times = { createdAt: at, updatedAt: at, lastLoginAt: isNew ? null : seenAt }
    // The school runs where others have access: its passwords are hashed as everybody's.
    const passwordHash = password === undefined ? '' : await hashPassword(password)
    const details = { username, nickname, roles: [...roles], description, passwordHash, ...times }
    const { id } = await makeUser(db, details)
    ids.push(id)
    for (const role of roles) byRole.set(role, [...(byRole.get(role) ?? []), id])
  }
  const holders = (role: Role) => byRole.get(role) ?? []
  return {
    guides: guides.map(([username, , roles]) => ({ username, roles })),
    ids,
    superId: holders('super_admin')[0] ?? 0,
    adminId: holders('admin_designer')[0] ?? 0,
    auditorId: holders('auditor')[0] ?? 0,
    designerIds: holders('lx_designer'),
    teacherIds: holders('teacher'),
    learnerIds: holders('student'),
  }
}

const learnerName = (index: number): string => `demo-learner-${index + 1}`

/** Gives everybody a picture of themselves. */
export async function assignAvatars(services: Services, gallery: Gallery, people: People): Promise<void> {
  const ids = new Set([...people.designerIds, ...people.teacherIds, people.auditorId, ...people.learnerIds])
  for (const [index, id] of [...ids].entries()) {
    const avatar = await gallery.picture('avatar', index)
    await services.database.db.update(userTable).set({ avatar: avatar.url }).where(eq(userTable.id, id))
    await gallery.noteUse('user', id, [avatar])
  }
}

/** Closes all accounts of the school: what was closed cannot be opened again, nor be given a password. */
export async function closeAccounts({ database, now }: Services, { ids }: People): Promise<void> {
  await database.db
    .update(userTable)
    .set({ status: 'closed', closedAt: now() })
    .where(inArray(userTable.id, [...ids]))
}
