import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../activity.contract.ts'
import { activityCardEndpoints } from '../activityCard.contract.ts'
import { makeActivity } from './makeActivity.ts'

let app: TestApp
let admin: Person
let designer: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const choice = (title: string, more: object = {}) => ({ type: 'choice', title, question: title, ...more })
const read = (id: number, as = designer) => app.call(activityEndpoints.get, { as, query: { id } })
const begin = () => app.call(activityEndpoints.create, { as: designer, body: { title: 'Cards' } })
const reserve = async (count: number, as = designer) =>
  (await app.call(activityCardEndpoints.reserve, { as, body: { count } })).ids

/** Sends cards as a client does, whatever they hold. */
async function send(id: number, cards: readonly object[], revision: number, as = designer) {
  const body = { id, cards, revision }
  const response = await app.fetch('PUT', '/console-api/course/activity/content', { body }, as)
  return JSON.parse(await response.text())
}

describe('the cards of an activity', () => {
  test('are saved half typed, get numbers in order, and are read back as their types store them', async () => {
    const id = await begin()
    const [reserved] = await reserve(1)
    const saved = await send(
      id,
      [{ type: 'text' }, { ...choice('Which?'), id: reserved }, { type: 'image' }],
      1,
    )
    expect(saved).toMatchObject({
      code: 0,
      data: { revision: 2, ids: [expect.any(Number), reserved, expect.any(Number)] },
    })
    const activity = await read(id)
    expect(activity).toMatchObject({ cardCount: 3, revision: 2, isReady: false })
    expect(activity.cards).toMatchObject([
      { id: saved.data.ids[0], type: 'text', schemaVersion: 1, required: true },
      { id: reserved, type: 'choice', question: 'Which?' },
      { type: 'image', pictures: [] },
    ])
  })

  test('are refused beside their path when they break their type’s rules', async () => {
    const id = await begin()
    const answer = await send(
      id,
      [choice('x'.repeat(101)), { type: 'hologram' }, { type: 'text', colour: 'red' }],
      1,
    )
    expect(answer.code).toBe(400)
    expect(Object.keys(answer.data.fields)).toEqual(['cards.0.title', 'cards.1.type', 'cards.2.colour'])
    expect((await read(id)).revision).toBe(1)
  })

  test('keep their numbers for good: a foreign, an invented and a repeated one are refused, an own old one comes back', async () => {
    const id = await begin()
    const { data } = await send(id, [choice('One'), choice('Two')], 1)
    const [one, two] = data.ids
    const stranger = await makeActivity(app.services, { creatorId: other.id, status: 'public' })
    const theirs = (await read(stranger.id)).cards[0]?.id
    const [unused] = await reserve(1, other)
    expect(await send(id, [choice('One'), { ...choice('Mine'), id: theirs }], 2)).toMatchObject({
      code: 400,
      data: { fields: { 'cards.1.id': 'This card ID belongs to another activity' } },
    })
    expect(await send(id, [{ ...choice('Mine'), id: unused }], 2)).toMatchObject({ code: 400 })
    expect(await send(id, [{ ...choice('Mine'), id: 987_654_321 }], 2)).toMatchObject({ code: 400 })
    expect(
      await send(
        id,
        [
          { ...choice('A'), id: one },
          { ...choice('B'), id: one },
        ],
        2,
      ),
    ).toMatchObject({
      code: 400,
      data: { fields: { 'cards.1.id': 'This card ID is used twice' } },
    })
    await send(id, [{ ...choice('One'), id: one }], 2)
    const back = await send(
      id,
      [
        { ...choice('Two'), id: two },
        { ...choice('One'), id: one },
      ],
      3,
    )
    expect(back).toMatchObject({ code: 0, data: { ids: [two, one], revision: 4 } })
  })

  test('are not overwritten in silence: a stale save is told the revision that stands', async () => {
    const id = await begin()
    await send(id, [choice('First')], 1)
    expect(await send(id, [choice('Second')], 1, admin)).toMatchObject({ code: 409, data: { revision: 2 } })
    expect((await read(id)).cards).toMatchObject([{ title: 'First' }])
  })

  test('are saved by whoever may edit the activity and by nobody else', async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id, status: 'public' })
    expect(await send(id, [], 1, other)).toMatchObject({ code: 1403 })
    expect(await send(id, [], 1, await app.person('teacher'))).toMatchObject({ code: 1403 })
    expect(await send(id, [choice('By an administrator')], 1, admin)).toMatchObject({ code: 0 })
  })

  test('show files of one’s own with addresses that hold for minutes; a stranger’s are refused beside their place', async () => {
    const id = await begin()
    const mine = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const theirs = await makePicture(app.services, { ownerId: other.id, purpose: 'card' })
    const image = (fileId: number) => ({ type: 'image', pictures: [{ media: { fileId, alt: 'A hall' } }] })
    expect(await send(id, [choice('Which?'), image(theirs.id)], 1)).toMatchObject({
      code: 400,
      data: { fields: { 'cards.1.pictures.0.media.fileId': expect.any(String) } },
    })
    await send(id, [image(mine.id)], 1)
    const { files } = await read(id)
    expect(files[mine.id]).toMatchObject({ url: expect.stringContaining('signature='), mime: 'image/png' })
    const shown = await fetch(app.url + files[mine.id]?.url)
    expect(shown.status).toBe(200)
  })

  test('leave one entry of what changed in the operation log, however often they are saved in ten minutes', async () => {
    const id = await begin()
    const { data } = await send(id, [choice('One'), choice('Two')], 1)
    const [one, two] = data.ids
    await send(
      id,
      [
        { ...choice('One, better'), id: one },
        { ...choice('Two'), id: two },
      ],
      2,
    )
    await send(
      id,
      [
        { ...choice('Two'), id: two },
        { ...choice('One, best'), id: one },
      ],
      3,
    )
    const { list } = await app.call(operationLogEndpoints.page, {
      as: admin,
      body: { resource: 'activity', resourceId: id, action: 'content' },
    })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      actorId: designer.id,
      before: { cards: { [one]: null, [two]: null } },
      after: { cards: { [one]: { title: 'One, best' }, [two]: { title: 'Two' } }, order: [two, one] },
    })
  })
})

describe('a card number', () => {
  test('tells where its card is, to those who may see the activity', async () => {
    const made = await makeActivity(app.services, { creatorId: designer.id, title: 'Home of the card' })
    const card = (await read(made.id)).cards[1]
    const id = card?.id ?? 0
    expect(await app.call(activityCardEndpoints.get, { as: designer, query: { id } })).toEqual({
      id,
      type: 'choice',
      title: card?.title,
      activityId: made.id,
      activityTitle: 'Home of the card',
    })
    expect(await app.request(activityCardEndpoints.get, { as: other, query: { id } })).toMatchObject({
      code: 404,
    })
  })

  test('that is only reserved, or whose card was removed, is not found', async () => {
    const [unused] = await reserve(1)
    const get = (id = 0) => app.request(activityCardEndpoints.get, { as: designer, query: { id } })
    expect(await get(unused)).toMatchObject({ code: 404 })
    const id = await begin()
    const { data } = await send(id, [choice('Gone')], 1)
    await send(id, [], 2)
    expect(await get(data.ids[0])).toMatchObject({ code: 404 })
  })

  test('is reserved a hundred at a time, once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'numbers-for-an-afternoon' }
    const reserveIds = () =>
      app.call(activityCardEndpoints.reserve, { as: designer, body: { count: 100 }, headers })
    const [first, again] = [await reserveIds(), await reserveIds()]
    expect(first.ids).toHaveLength(100)
    expect(again.ids).toEqual(first.ids)
    expect(
      await app.request(activityCardEndpoints.reserve, { as: designer, body: { count: 101 } }),
    ).toMatchObject({
      code: 400,
    })
  })
})
