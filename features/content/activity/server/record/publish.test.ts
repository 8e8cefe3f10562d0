import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyOf } from '#kit/contract/field.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'
import { activityVersionEndpoints } from '../../activityVersion.contract.ts'
import { makeActivity } from '../makeActivity.ts'

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

const read = (id: number) => app.call(activityEndpoints.get, { as: designer, query: { id } })
const publish = async (id: number) => {
  const { revision } = await read(id)
  return app.request(activityEndpoints.updateStatus, {
    as: designer,
    body: { id, status: 'public', revision },
  })
}
const versionsOf = (activityId: number, as = designer) =>
  app.call(activityVersionEndpoints.page, { as, body: { activityId } })

describe('publishing', () => {
  test('is refused while anything is missing, and says what and in which card', async () => {
    const id = await app.call(activityEndpoints.create, { as: designer, body: { title: 'Half done' } })
    const body = { id, cards: [{ type: 'choice', question: '' }], revision: 1 }
    const response = await app.fetch('PUT', '/console-api/course/activity/content', { body }, designer)
    const cardId = JSON.parse(await response.text()).data.ids[0]
    const refused = await publish(id)
    expect(refused.code).toBe(1300)
    const problems = Object(refused.data).problems
    expect(problems).toEqual(await app.call(activityEndpoints.problems, { as: designer, query: { id } }))
    expect(problems).toEqual(
      expect.arrayContaining([
        { cardId: null, path: 'description', namespace: 'activity', key: 'problems.missing.description' },
        { cardId: null, path: 'careerId', namespace: 'activity', key: 'problems.missing.careerId' },
        expect.objectContaining({ cardId, path: 'question', namespace: 'card-choice' }),
      ]),
    )
    expect(refused.message).toContain(String(problems.length))
    expect(await read(id)).toMatchObject({ status: 'draft', versionNumber: 0 })
  })

  test('is refused for an activity without any card', async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id, cards: [] })
    expect(await publish(id)).toMatchObject({
      code: 1300,
      data: { problems: [{ cardId: null, namespace: 'deck', key: 'problems.empty' }] },
    })
  })

  test('makes a version each time, numbered, labelled and with its parent, that later changes leave alone', async () => {
    const made = await makeActivity(app.services, { creatorId: designer.id, versionLabel: 'spring' })
    await publish(made.id)
    const before = await read(made.id)
    const cards = before.cards.map((card) => ({ ...card, title: `${card.title}!` }))
    const body = { id: made.id, cards, revision: before.revision }
    await app.fetch('PUT', '/console-api/course/activity/content', { body }, designer)
    expect(await read(made.id)).toMatchObject({ hasUnpublishedChanges: true, versionNumber: 1 })
    await publish(made.id)
    const { list } = await versionsOf(made.id)
    expect(list).toMatchObject([
      { number: 2, parentVersionId: list[1]?.id, isCurrent: true, creatorId: designer.id, cardCount: 2 },
      { number: 1, parentVersionId: null, isCurrent: false, label: 'spring' },
    ])
    const [second, first] = await Promise.all(
      list.map(({ id }) => app.call(activityVersionEndpoints.get, { as: designer, query: { id } })),
    )
    expect(first?.cards).toEqual(before.cards)
    expect(second?.cards.map(({ title }) => title)).toEqual(cards.map(({ title }) => title))
    expect(first?.fields).toMatchObject({ title: made.title, careerId: made.careerId, language: 'en' })
    expect(await read(made.id)).toMatchObject({
      publishedVersionId: list[0]?.id,
      parentVersionId: list[0]?.id,
      hasUnpublishedChanges: false,
    })
  })

  test('gives the files of the cards addresses that hold for good', async () => {
    const picture = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const image = { id: 1, type: 'image', pictures: [{ media: { fileId: picture.id, alt: 'A hall' } }] }
    const { id } = await makeActivity(app.services, { creatorId: designer.id, cards: [image] })
    expect((await read(id)).files[picture.id]?.url).toContain('signature=')
    await publish(id)
    const url = (await read(id)).files[picture.id]?.url ?? ''
    expect(url).not.toContain('signature=')
    expect((await fetch(app.url + url)).status).toBe(200)
  })
})

describe('an activity is ready', () => {
  const needed = Object.entries(activityFields).flatMap(([name, field]) =>
    field.required === 'publish' ? [{ name, empty: emptyOf(field.kind) }] : [],
  )
  test('without a cover, and is published without one', async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id, cover: '' })
    expect(await read(id)).toMatchObject({ isReady: true, cover: '' })
    expect(await publish(id)).toMatchObject({ code: 0 })
    expect(await read(id)).toMatchObject({ status: 'public', cover: '' })
  })

  test.each(needed)('only with its $name', async ({ name, empty }) => {
    const whole = await makeActivity(app.services, { creatorId: designer.id })
    expect(await read(whole.id)).toMatchObject({ isReady: true })
    const { id } = await makeActivity(app.services, { creatorId: designer.id, [name]: empty })
    expect(await read(id)).toMatchObject({ isReady: false, [name]: empty })
    expect(await publish(id)).toMatchObject({
      code: 1300,
      data: { problems: [{ path: name, cardId: null }] },
    })
  })
})

describe('a version', () => {
  test('is read by whoever may read its activity and by nobody else', async () => {
    const hidden = await makeActivity(app.services, { creatorId: designer.id, status: 'hidden' })
    const { list } = await versionsOf(hidden.id, admin)
    const query = { id: list[0]?.id ?? 0 }
    expect(await app.request(activityVersionEndpoints.get, { as: other, query })).toMatchObject({ code: 404 })
    const body = { activityId: hidden.id }
    expect(await app.request(activityVersionEndpoints.page, { as: other, body })).toMatchObject({ code: 404 })
  })
})
