import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { readArchive } from '#kit/files/server/archive.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { en } from '#kit/i18n/words/en.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { audited, auditEndpoints } from '#features/content/audit/audit.contract.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { career } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { preferenceEndpoints } from '#features/people/preference/preference.contract.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { makeUserPage } from '#features/content/user-page/server/makeUserPage.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { userEndpoints } from '../user.contract.ts'
import { userFaults } from '../user.faults.ts'
import { accountEndpoints as endpoints } from '../account.contract.ts'
import { accountFaults } from '../account.faults.ts'

let app: TestApp
let superAdmin: Person

beforeAll(async () => {
  app = await startTestApp()
  superAdmin = await app.person('super_admin')
})
afterAll(() => app.close())

const password = 'correct horse'
/** In the language that the tests ask in. */
const closed = en.closedAccount
const close = (as: Person, handOverTo: number | null = null) =>
  app.request(endpoints.close, { as, body: { password, handOverTo } })
const closeOther = (id: number, handOverTo: number | null = null) =>
  app.request(endpoints.closeOther, { as: superAdmin, body: { id, handOverTo } })

/** Every row of every table that holds `mark` anywhere. */
async function rowsWith(mark: string): Promise<string[]> {
  const { pool } = app.services.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await pool.query(`select t::text as row from "${name}" t where strpos(t::text, $1) > 0`, [
      mark,
    ])
    found.push(...hits.rows.map(({ row }) => `${name} ${row}`))
  }
  return found
}

/** Somebody with something of their own in as many places as there are, each of it with a mark. */
async function makeMarked(mark: string): Promise<{ readonly person: Person; readonly avatar: string }> {
  const person = await app.person('lx_designer')
  const { url: avatar } = await makePicture(app.services, { ownerId: person.id, purpose: 'avatar' })
  const contact = { phone: `13${mark}`, wxOpenid: `wx${mark}`, unionId: `un${mark}` }
  const named = { id: person.id, nickname: `Lin${mark}`, revision: 1, ...contact }
  await app.call(userEndpoints.update, { as: superAdmin, body: named })
  const profile = { nickname: `Lin${mark}`, description: `About${mark}`, avatar }
  await app.call(profileEndpoints.update, { as: person, body: profile })
  await app.call(preferenceEndpoints.update, { as: person, body: { workPhrases: [`Well${mark}`] } })
  const page = await makeUserPage(app.services, {
    ...{ creatorId: person.id, nickname: `Page${mark}`, description: `Page${mark}`, status: 'reviewing' },
  })
  const decided = { id: page.id, status: 'public' as const, revision: 1, reason: `Welcome${mark}` }
  await app.call(userPageEndpoints.updateStatus, { as: superAdmin, body: decided })
  await makeAgent(app.services, { creatorId: person.id })
  return { person, avatar }
}

const makeMark = () => randomUUID().slice(0, 6)

describe('an account that its owner closes', () => {
  test('leaves nothing of the person, wherever it was', async () => {
    const mark = makeMark()
    const { person, avatar } = await makeMarked(mark)
    expect((await rowsWith(mark)).length).toBeGreaterThan(5)
    expect((await app.fetch('GET', avatar, {})).status).toBe(200)
    expect(await close(person)).toMatchObject({ code: 0 })
    expect(await rowsWith(mark)).toEqual([])
    expect(await rowsWith(person.username)).toEqual([])
    expect((await app.fetch('GET', avatar, {})).status).toBe(404)
  })

  test('is out at once and cannot sign in, and its name is free', async () => {
    const person = await app.person('student')
    expect(await close(person)).toMatchObject({ code: 0 })
    expect(await app.request(sessionEndpoints.permissionInfo, { as: person })).toMatchObject({ code: 403 })
    const { username } = person
    const credentials = { username, password }
    const signIn = () => app.request(sessionEndpoints.login, { body: credentials })
    expect((await signIn()).code).not.toBe(0)
    const anew = { ...credentials, nickname: 'Anew', audience: 'learner' } as const
    expect(await app.request(sessionEndpoints.register, { body: anew })).toMatchObject({ code: 0 })
    expect(await signIn()).toMatchObject({ code: 0 })
  })

  test('asks for the password', async () => {
    const as = await app.person('student')
    const body = { password: 'wrong horse', handOverTo: null }
    expect(await app.request(endpoints.close, { as, body })).toMatchObject({
      code: 400,
      data: { fields: { password: expect.any(String) } },
    })
    expect(await app.request(sessionEndpoints.permissionInfo, { as })).toMatchObject({ code: 0 })
  })

  test('leaves orders under its number, and a phrase in place of the name', async () => {
    const person = await app.person('student')
    const { id } = await makeOrder(app.services, {
      creatorId: superAdmin.id,
      userId: person.id,
      status: 'paid',
    })
    expect(await close(person)).toMatchObject({ code: 0 })
    const query = { id }
    expect(await app.call(orderEndpoints.get, { as: superAdmin, query })).toMatchObject({
      userId: person.id,
      userName: closed,
    })
    const body = { userId: person.id }
    const response = await app.fetch('POST', prefix + orderEndpoints.export.path, { body }, superAdmin)
    const sheet = await readSheet(Buffer.from(await response.arrayBuffer()))
    expect(sheet?.rows[1]).toContain(closed)
    const { list } = await app.call(userEndpoints.page, { as: superAdmin, body: { status: 'closed' } })
    expect(list).toContainEqual(
      expect.objectContaining({ id: person.id, nickname: closed, username: `#${person.id}` }),
    )
  })

  test('the log says that it was closed, and who it was by number alone', async () => {
    const mark = makeMark()
    const { person } = await makeMarked(mark)
    await close(person)
    const body = { resource: 'user', resourceId: person.id } as const
    const { list } = await app.call(operationLogEndpoints.page, { as: superAdmin, body })
    expect(list[0]).toMatchObject({ action: 'closeAccount', actorId: person.id, after: { status: 'closed' } })
    expect(list.find(({ action }) => action === 'updateProfile')?.after).toMatchObject({ nickname: '•••' })
  })
})

describe('what others use', () => {
  test('is named, and handed over to whom the owner chooses', async () => {
    const owner = await app.person('lx_designer')
    const heir = await app.person('lx_designer')
    const made = { creatorId: owner.id, status: 'public' }
    const { id: careerId, name } = await makeCareer(app.services, made)
    const { id: activityId, title } = await makeActivity(app.services, made)
    const { id: draftId } = await makeCareer(app.services, { creatorId: owner.id })
    const { id: agentId, name: agentName } = await makeAgent(app.services, {
      creatorId: owner.id,
      isPublic: true,
    })
    const refused = await close(owner)
    expect(refused).toMatchObject({ code: accountFaults.holdsPublic.code })
    expect(refused.data).toMatchObject({
      held: expect.arrayContaining([
        { resource: 'career', id: careerId, label: name },
        { resource: 'activity', id: activityId, label: title },
        { resource: 'agent', id: agentId, label: agentName },
      ]),
    })
    expect(await app.request(sessionEndpoints.permissionInfo, { as: owner })).toMatchObject({ code: 0 })
    expect(await close(owner, heir.id)).toMatchObject({ code: 0 })
    const read = (id: number) => app.call(career.endpoints.get, { as: superAdmin, query: { id } })
    expect(await read(careerId)).toMatchObject({ creatorId: heir.id })
    expect(await read(draftId)).toMatchObject({ creatorId: owner.id, creatorName: closed })
    // The key was its owner's.
    const taken = await app.call(agent.endpoints.get, { as: heir, query: { id: agentId } })
    expect(taken).toMatchObject({ creatorId: heir.id, isPublic: true })
    expect(taken).toMatchObject({ hasKey: false })
  })

  test.each(['student', 'teacher', 'auditor'] as const)('is not given to a %s', async (role) => {
    const owner = await app.person('lx_designer')
    await makeCareer(app.services, { creatorId: owner.id, status: 'public' })
    const { id } = await app.person(role)
    expect(await close(owner, id)).toMatchObject({
      code: 400,
      data: { fields: { handOverTo: expect.any(String) } },
    })
  })
})

describe('what waits for a decision', () => {
  test('is withdrawn, and no reviewer finds it in a queue', async () => {
    const owner = await app.person('lx_designer')
    const made = { creatorId: owner.id, status: 'reviewing' }
    const waiting = {
      career: (await makeCareer(app.services, made)).id,
      ability: (await makeAbility(app.services, made)).id,
      product: (await makeProduct(app.services, { ...made, careerIds: [], courseIds: [] })).id,
      'user-page': (await makeUserPage(app.services, made)).id,
      activity: (
        await makeActivity(app.services, {
          ...{ creatorId: owner.id, careerId: null, status: 'hidden', platformStatus: 'submitted' },
        })
      ).id,
    }
    const inQueue = async () => {
      const found: string[] = []
      for (const resource of audited) {
        const body = { pageNo: 1, pageSize: 200, resource }
        const { list } = await app.call(auditEndpoints.waiting, { as: superAdmin, body })
        if (list.some(({ id }) => id === waiting[resource])) found.push(resource)
      }
      return found
    }
    expect(await inQueue()).toEqual(audited)
    expect(await close(owner)).toMatchObject({ code: 0 })
    expect(await inQueue()).toEqual([])
    const { status } = await app.call(career.endpoints.get, { as: superAdmin, query: { id: waiting.career } })
    expect(status).toBe('draft')
  })
})

describe('a super administrator', () => {
  test('closes the account of somebody else, once', async () => {
    const { id } = await app.person('teacher')
    expect(await closeOther(id)).toMatchObject({ code: 0 })
    expect(await closeOther(id)).toMatchObject({ code: kitFaults.locked.code })
    const roles = { id, roles: ['teacher' as const] }
    expect(await app.request(userEndpoints.assignRoles, { as: superAdmin, body: roles })).toMatchObject({
      code: kitFaults.locked.code,
    })
    const moved = { id, status: 'valid' as const, revision: 2 }
    expect(await app.request(userEndpoints.updateStatus, { as: superAdmin, body: moved })).toMatchObject({
      code: kitFaults.noSuchMove.code,
    })
  })

  test('closes the own account in the profile, where the password is asked for', async () => {
    expect(await closeOther(superAdmin.id)).toMatchObject({ code: userFaults.notYourself.code })
  })

  test('cannot go as the last one', async () => {
    const alone = await startTestApp()
    const last = await alone.person('super_admin')
    const body = { password, handOverTo: null }
    const go = (as: Person) => alone.request(endpoints.close, { as, body })
    const { id } = await alone.person('super_admin')
    await alone.call(endpoints.closeOther, { as: last, body: { id, handOverTo: null } })
    expect(await go(last)).toMatchObject({ code: userFaults.lastSuperAdmin.code })
    await alone.close()
  })
})

describe('own data', () => {
  test('come as one zip of JSON and files, without what is secret or somebody else’s', async () => {
    const mark = makeMark()
    const { person } = await makeMarked(mark)
    const other = makeMark()
    await makeMarked(other)
    const response = await app.fetch('GET', prefix + endpoints.data.path, {}, person)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const files = await readArchive(Buffer.from(await response.arrayBuffer()))
    const text = (name: string) => files.get(name)?.toString() ?? ''
    expect(JSON.parse(text('account.json'))).toMatchObject([
      { phone: `13${mark}`, username: person.username },
    ])
    expect(text('preferences.json')).toContain(`Well${mark}`)
    expect(text('page.json')).toContain(`Page${mark}`)
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).not.toEqual([])
    const all = [...files.values()].map((bytes) => bytes.toString('latin1')).join()
    for (const absent of [other, 'argon2', 'tokenHash', 'sealedKey']) expect(all).not.toContain(absent)
  })

  test('are as they were when they were asked for, however much there is and whatever changes meanwhile', async () => {
    const person = await app.person('student')
    const { pool } = app.services.database
    await pool.query(
      `insert into card_progress (learner_id, activity_version_id, card_id, progress, at)
        select $1, 1, n, jsonb_build_object('viewed', true, 'said', repeat('word ', 20)), 1 from generate_series(1, 50000) n`,
      [person.id],
    )
    const phrases = (workPhrases: string[]) =>
      app.call(preferenceEndpoints.update, { as: person, body: { workPhrases } })
    await phrases(['Before'])
    const response = await app.fetch('GET', prefix + endpoints.data.path, {}, person)
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body ?? []) {
      if (chunks.length === 0) await phrases(['After'])
      chunks.push(chunk)
    }
    const files = await readArchive(Buffer.concat(chunks))
    expect(JSON.parse(files.get('learning/progress.json')?.toString() ?? '')).toHaveLength(50_000)
    expect(files.get('preferences.json')?.toString()).toContain('Before')
    // Given back behind the last byte.
    const openCursors = async () => (await pool.query('select from pg_cursors where is_holdable')).rowCount
    await expect.poll(openCursors, { timeout: 10_000 }).toBe(0)
  })
})
