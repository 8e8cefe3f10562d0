import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../activity.contract.ts'
import { activityCardEndpoints } from '../activityCard.contract.ts'
import { makeActivity } from './makeActivity.ts'

let app: TestApp
let designer: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const read = (id: number) => app.call(activityEndpoints.get, { as: designer, query: { id } })
const begin = () => app.call(activityEndpoints.create, { as: designer, body: { title: 'Cards' } })
const pool = (cards: readonly object[], more: object = {}) => ({
  type: 'composite',
  title: 'Pool',
  cards,
  ...more,
})
const text = (title: string) => ({ type: 'text', title })
async function send(id: number, cards: readonly object[], revision: number) {
  const body = { id, cards, revision }
  const response = await app.fetch('PUT', '/console-api/course/activity/content', { body }, designer)
  return JSON.parse(await response.text())
}
const convert = (id: number, to: 'composite' | 'regular', revision: number, as = designer) =>
  app.request(activityCardEndpoints.convert, { as, body: { id, to, revision } })

describe('cards inside cards', () => {
  test('get numbers behind the one that holds them, are found by them and count', async () => {
    const id = await begin()
    const { data } = await send(id, [pool([text('One'), pool([text('Two')])]), text('Three')], 1)
    const [outer, one, inner, two, three] = data.ids
    const { cards, cardCount } = await read(id)
    expect(cardCount).toBe(5)
    expect(cards).toMatchObject([
      {
        id: outer,
        cards: [
          { id: one, title: 'One', points: 0 },
          { id: inner, cards: [{ id: two }] },
        ],
      },
      { id: three },
    ])
    expect(await app.call(activityCardEndpoints.get, { as: designer, query: { id: two } })).toMatchObject({
      title: 'Two',
      activityId: id,
    })
  })

  test('are refused where they break their type’s rules, are nested too deep, or have somebody else’s number', async () => {
    const id = await begin()
    const answer = await send(id, [pool([text('x'.repeat(101))])], 1)
    expect(answer).toMatchObject({ code: 400 })
    expect(Object.keys(answer.data.fields)).toEqual(['cards.0.cards.0.title'])
    expect(await send(id, [pool([pool([pool([text('Deep')])])])], 1)).toMatchObject({ code: 400 })
    const theirs = await app.call(activityCardEndpoints.reserve, { as: other, body: { count: 1 } })
    expect(await send(id, [pool([{ ...text('Mine'), id: theirs.ids[0] }])], 1)).toMatchObject({ code: 400 })
  })

  test('show no stranger’s file, named by its place', async () => {
    const id = await begin()
    const theirs = await makePicture(app.services, { ownerId: other.id, purpose: 'card' })
    const image = { type: 'image', pictures: [{ media: { fileId: theirs.id, alt: 'A hall' } }] }
    expect(await send(id, [pool([text('One'), image])], 1)).toMatchObject({
      code: 400,
      data: { fields: { 'cards.0.cards.1.pictures.0.media.fileId': expect.any(String) } },
    })
  })

  test('get new numbers in a copy of the activity', async () => {
    const made = await makeActivity(app.services, {
      creatorId: designer.id,
      cards: [
        { id: 1, ...pool([{ id: 2, ...text('In') }]) },
        { id: 3, type: 'jump', title: 'Back', targetId: 2 },
      ],
    })
    const copy = await app.call(activityEndpoints.copy, { as: designer, body: { id: made.id } })
    const [before, after] = [await read(made.id), await read(copy)]
    const inside = (record: typeof before) => JSON.parse(JSON.stringify(record.cards))
    expect(inside(after)[1].targetId).toBe(inside(after)[0].cards[0].id)
    expect(inside(after)[0].cards[0].id).not.toBe(inside(before)[0].cards[0].id)
  })
})

describe('converting a card', () => {
  test('puts it into a composite, and back again', async () => {
    const id = await begin()
    const { data } = await send(id, [text('One'), text('Two')], 1)
    const wrapped = await convert(data.ids[0], 'composite', 2)
    expect(wrapped).toMatchObject({ code: 0, data: { revision: 3, lost: [] } })
    const holder = (await read(id)).cards[0]
    expect(holder).toMatchObject({ type: 'composite', title: 'One', cards: [{ id: data.ids[0] }] })
    expect(await convert(holder?.id ?? 0, 'regular', 3)).toMatchObject({
      data: { id: data.ids[0], revision: 4, lost: [] },
    })
    expect((await read(id)).cards).toMatchObject([{ title: 'One' }, { title: 'Two' }])
  })

  test('to regular names the cards that go', async () => {
    const id = await begin()
    const { data } = await send(id, [pool([text('Stays'), text('Goes'), pool([text('Goes too')])])], 1)
    const answer = await convert(data.ids[0], 'regular', 2)
    expect(answer).toMatchObject({
      data: { lost: [{ title: 'Goes' }, { title: 'Pool' }, { title: 'Goes too' }] },
    })
    expect((await read(id)).cards).toMatchObject([{ title: 'Stays' }])
  })

  test('is refused where nothing would be left, to strangers, and over what somebody else has saved', async () => {
    const id = await begin()
    const { data } = await send(id, [pool([]), text('Plain')], 1)
    expect(await convert(data.ids[0], 'regular', 2)).toMatchObject({ code: 1302 })
    expect(await convert(data.ids[1], 'regular', 2)).toMatchObject({ code: 1302 })
    expect(await convert(data.ids[1], 'composite', 1)).toMatchObject({ code: 409 })
    expect(await convert(data.ids[1], 'composite', 2, other)).toMatchObject({ code: 404 })
    expect(await convert(987_654_321, 'composite', 2)).toMatchObject({ code: 404 })
  })
})
