import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '#cards/index.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../../activity.contract.ts'
import { activityVersionEndpoints } from '../../activityVersion.contract.ts'
import { makeActivity } from '../makeActivity.ts'

let app: TestApp
let owner: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const read = (id: number) => app.call(activityEndpoints.get, { as: owner, query: { id } })
const titles = async (id: number) => (await read(id)).cards.map(({ title }) => title)
const versions = async (activityId: number) =>
  (await app.call(activityVersionEndpoints.page, { as: owner, body: { activityId } })).list

async function write(id: number, change: (cards: readonly Card[]) => readonly Card[]): Promise<void> {
  const { cards, revision } = await read(id)
  await app.call(activityEndpoints.content, { as: owner, body: { id, cards: [...change(cards)], revision } })
}
const retitle = (title: string) => (cards: readonly Card[]) =>
  cards.map((card, index) => (index === 0 ? { ...card, title } : card))

async function saveVersionOf(id: number, label: string): Promise<number> {
  const { revision } = await read(id)
  return app.call(activityVersionEndpoints.create, { as: owner, body: { activityId: id, label, revision } })
}
async function restore(id: number, versionId: number, as = owner) {
  const { revision } = await read(id)
  return app.request(activityVersionEndpoints.restore, { as, body: { id: versionId, revision } })
}
async function publish(id: number): Promise<void> {
  const { revision } = await read(id)
  await app.call(activityEndpoints.updateStatus, { as: owner, body: { id, status: 'public', revision } })
}
const make = async () => (await makeActivity(app.services, { creatorId: owner.id })).id

describe('keeping a version', () => {
  test('holds the working copy under its label, unfinished or not, and shows it to no learner', async () => {
    const id = await make()
    await write(id, ([first]) => (first ? [{ ...first, title: '' }] : []))
    const versionId = await saveVersionOf(id, '初稿')
    await write(id, retitle('Later'))
    const query = { id: versionId }
    expect(await app.call(activityVersionEndpoints.get, { as: owner, query })).toMatchObject({
      number: 1,
      label: '初稿',
      isCurrent: false,
      cards: [{ title: '' }],
    })
    expect(await read(id)).toMatchObject({
      publishedVersionId: null,
      versionNumber: 0,
      parentVersionId: versionId,
    })
  })

  test('counts on from what was published, and publishing from what was kept', async () => {
    const id = await make()
    await publish(id)
    await write(id, retitle('Second'))
    await saveVersionOf(id, '')
    await write(id, retitle('Third'))
    await publish(id)
    expect(await versions(id)).toMatchObject([
      { number: 3, isCurrent: true },
      { number: 2, isCurrent: false },
      { number: 1, isCurrent: false },
    ])
    expect(await read(id)).toMatchObject({ versionNumber: 3, hasUnpublishedChanges: false })
  })

  test('of what somebody else has just changed is refused: one keeps what one sees', async () => {
    const id = await make()
    const { revision } = await read(id)
    await write(id, retitle('Changed'))
    const body = { activityId: id, label: '', revision }
    expect(await app.request(activityVersionEndpoints.create, { as: owner, body })).toMatchObject({
      code: 409,
    })
    const label = 'longer than ten'
    const tooLong = await app.request(activityVersionEndpoints.create, {
      as: owner,
      body: { ...body, label },
    })
    expect(tooLong).toMatchObject({ code: 400 })
  })
})

describe('restoring', () => {
  test('brings cards with their numbers and the fields back, as a new version, and loses nothing', async () => {
    const id = await make()
    const first = await saveVersionOf(id, 'first')
    const before = await read(id)
    await write(id, (cards) => retitle('Changed')(cards.slice(0, 1)))
    const { revision, ...rest } = await read(id)
    const { title, description, cover, language, careerId } = rest
    const body = { id, revision, title: `${title} anew`, description, cover, language, careerId }
    await app.fetch(
      'PUT',
      '/console-api/course/activity/update',
      { body: { ...filled(rest), ...body } },
      owner,
    )
    expect(await read(id)).toMatchObject({ title: `${title} anew` })

    const { code, data } = await restore(id, first)
    expect(code).toBe(0)
    const now = await read(id)
    expect(now).toMatchObject({ title, revision: data?.revision })
    expect(now.cards).toEqual(before.cards)
    expect(await versions(id)).toMatchObject([
      { number: 3, label: 'first', parentVersionId: first },
      { number: 2, id: data?.keptId },
      { number: 1, id: first },
    ])

    await restore(id, data?.keptId ?? 0)
    expect(await titles(id)).toEqual(['Changed'])
    expect(await read(id)).toMatchObject({ title: `${title} anew` })
  })

  test('is refused to whoever may not change the activity, and over what was changed meanwhile', async () => {
    const id = await make()
    await publish(id)
    const [version] = await versions(id)
    expect(await restore(id, version?.id ?? 0, other)).toMatchObject({ code: 1403 })
    const { revision } = await read(id)
    await write(id, retitle('Meanwhile'))
    const body = { id: version?.id ?? 0, revision }
    expect(await app.request(activityVersionEndpoints.restore, { as: owner, body })).toMatchObject({
      code: 409,
    })
  })

  test('takes nothing from a learner who has begun: they finish the version they began', async () => {
    const id = await make()
    await publish(id)
    const [first] = await versions(id)
    await write(id, retitle('Second edition'))
    await publish(id)
    const learner = await app.person('student')
    const open = () => app.call(learnEndpoints.activity, { as: learner, query: { id } })
    const begun = await open()
    expect(begun.cards).toMatchObject([{ title: 'Second edition' }, {}])
    await app.call(learnEndpoints.position, {
      as: learner,
      body: { clientId: crypto.randomUUID(), activityId: id, cardId: begun.cards[0]?.id ?? 0 },
    })
    await restore(id, first?.id ?? 0)
    expect((await open()).versionId).toBe(begun.versionId)
    await publish(id)
    expect((await open()).versionId).toBe(begun.versionId)
  })
})

/** What a form sends of a record. */
const filled = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['courseId', 'tagIds', 'competencyPoints', 'hostTeacherIds', 'partnerAgentId', 'tutorAgentId']
      .concat('designMethod', 'distribution', 'versionLabel')
      .map((name) => [name, record[name]]),
  )

describe('comparing', () => {
  test('tells card by card what was added, removed, moved and changed, and which fields differ', async () => {
    const id = await make()
    const from = await saveVersionOf(id, '')
    const [first, second] = (await read(id)).cards
    await write(id, (cards) => cards.slice(1).map((card) => ({ ...card, title: 'Changed', points: 5 })))
    const compared = await app.call(activityVersionEndpoints.compare, { as: owner, query: { from } })
    expect(compared).toMatchObject({ from: { number: 1 }, to: null, fields: [] })
    expect(compared.cards).toMatchObject([
      { id: first?.id, after: null, placeBefore: 1, placeAfter: null },
      { id: second?.id, paths: ['title', 'points'], isMoved: false, placeBefore: 2, placeAfter: 1 },
    ])
    const to = await saveVersionOf(id, '')
    const both = await app.call(activityVersionEndpoints.compare, { as: owner, query: { from, to } })
    expect(both).toMatchObject({ to: { number: 2 }, cards: compared.cards })
  })

  test('of versions of two activities, or of one that may not be read, is answered like an absent one', async () => {
    const [mine, theirs] = [await make(), await make()]
    const [from, to] = [await saveVersionOf(mine, ''), await saveVersionOf(theirs, '')]
    const compare = (as: Person, query: { from: number; to?: number }) =>
      app.request(activityVersionEndpoints.compare, { as, query })
    expect(await compare(owner, { from, to })).toMatchObject({ code: 404 })
    expect(await compare(other, { from })).toMatchObject({ code: 404 })
  })
})

test('a copy keeps the version that it came from as its parent', async () => {
  const id = await make()
  await publish(id)
  const [version] = await versions(id)
  const copy = await app.call(activityEndpoints.copy, { as: owner, body: { id } })
  expect(await read(copy)).toMatchObject({ parentVersionId: version?.id, status: 'draft' })
})
