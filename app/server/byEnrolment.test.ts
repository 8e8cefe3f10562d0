import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentHost } from '#kit/testing/server/sample.ts'
import { pdf } from '#kit/testing/server/smallFiles.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { aiChatSample } from '#cards/aiChat/aiChat.sample.ts'
import { activityTransferEndpoints } from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { makeActivity, plainCards, workCard } from '#features/content/activity/server/makeActivity.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeHelp } from '#features/learning/help/server/makeHelp.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { learnedOwnership } from '#features/learning/attempt/attempt.contract.ts'
import { productEndpoints } from '#features/content/product/product.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { reflectionEndpoints } from '#features/learning/attempt/reflection.contract.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'
import { samples as attempts } from '#features/learning/attempt/testing/attempt.samples.ts'
import { samples as learners } from '#features/learning/learner/testing/learner.samples.ts'

let app: TestApp
let designer: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp({ AI_ALLOW_HOSTS: silentHost })
  designer = await app.person('lx_designer')
  learner = await app.person('student')
})
afterAll(() => app.close())

const cards = [...plainCards, workCard, { ...aiChatSample.cards[0], id: 4 }]

const activity = (title = 'Asking') =>
  makeActivity(app.services, { creatorId: designer.id, status: 'public', cards, title, cover: '' })
const placeIn = (activityId: number, more: object = {}) =>
  makeCourse(app.services, {
    creatorId: designer.id,
    status: 'public',
    careerIds: [],
    places: [{ unit: 1, activityId }],
    ...more,
  })
const sell = (activityId: number, status = 'public') =>
  makeProduct(app.services, {
    creatorId: designer.id,
    status,
    kind: 'activity',
    careerIds: [],
    activityIds: [activityId],
  })
const listed = async (as: Person, keyword: string) =>
  (await app.call(learnEndpoints.activities, { as, query: { pageNo: 1, pageSize: 20, keyword } })).list
const open = (id: number, as = learner) => app.request(learnEndpoints.activity, { as, query: { id } })

/** Every call of learners that is about an activity, as it is sent for this one. */
async function callsAbout(id: number) {
  const [, card, work, talk] = await readCards(app.services.database.db, id)
  const about = { learnerId: designer.id, activityId: id, cardId: card?.id ?? 0 }
  const talked = await makeHelp(app.services, {
    ...{ ...about, manner: 'tutor', exchanges: [['Why?', 'Look there again.']] },
  })
  const made = {
    id,
    turnId: talked.talkId ?? 0,
    abilityId: 1,
    cardId: card?.id ?? 0,
    workCardId: work?.id ?? 0,
    talkCardId: talk?.id ?? 0,
  }
  const scene = {
    services: app.services,
    actorId: learner.id,
    otherId: designer.id,
    relation: 'foreign' as const,
  }
  const learning = { ...learnEndpoints, ...reflectionEndpoints }
  const samples: Readonly<Record<string, typeof learners.learn.calls.activity>> = {
    ...learners.learn.calls,
    ...attempts.reflection.calls,
  }
  const calls = Object.entries<Endpoint>(learning).filter(
    ([, endpoint]) => endpoint.about?.ownership === learnedOwnership,
  )
  return Promise.all(
    calls.map(async ([verb, endpoint]) => {
      return { verb, endpoint, sent: (await samples[verb]?.(made, scene)) ?? {} }
    }),
  )
}

describe('without an enrolment', () => {
  test.each([
    ['is in a course', (id: number) => placeIn(id)],
    ['is in a course that is still a draft', (id: number) => placeIn(id, { status: 'draft' })],
    ['is sold by a product', sell],
  ])('no call of a learner finds an activity that %s', async (title, attach) => {
    const { id } = await activity(title)
    const calls = await callsAbout(id)
    expect(calls.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining([
        'activity',
        'response',
        'progress',
        'chat',
        'assignment',
        'ask',
        'result',
        'get',
      ]),
    )
    await attach(id)
    for (const { verb, endpoint, sent } of calls) {
      const answer = await app.fetch(endpoint.method, prefix + endpoint.path, sent, learner)
      expect([verb, await answer.json()]).toMatchObject([verb, { code: 404 }])
    }
    expect(await listed(learner, title)).toEqual([])
  })

  test.each([
    ['is in a course', (id: number) => placeIn(id)],
    ['is sold by a product', sell],
  ])('no file and no offline package of an activity that %s is given out', async (title, attach) => {
    const file = await makeFile(app.services, {
      ownerId: designer.id,
      purpose: 'document',
      name: 'Handout',
      bytes: pdf(),
    })
    const files = [{ id: 'a', fileId: file.id, name: 'Handout.pdf', size: 100, licence: 'CC BY 4.0' }]
    const link = { ...{ id: 5, type: 'file', title: 'Handout', agreement: '' }, files }
    const { id } = await makeActivity(app.services, {
      creatorId: designer.id,
      status: 'public',
      cards: [...cards, link],
      title,
      cover: '',
    })
    const calls = () =>
      Promise.all([
        app.fetch(
          'GET',
          prefix + activityTransferEndpoints.exportFile.path,
          { query: { id, format: 'html' } },
          learner,
        ),
        app.fetch('GET', prefix + fileEndpoints.get.path, { query: { id: file.id } }, learner),
        app.fetch('GET', prefix + fileEndpoints.usage.path, { query: { id: file.id } }, learner),
      ])
    expect((await open(id)).data.files).toHaveProperty(String(file.id))
    await attach(id)
    expect((await open(id)).code).toBe(404)
    for (const answer of await calls()) expect((await answer.json()).code).not.toBe(0)
  })

  test('a free sample is open to everybody, in its course or not', async () => {
    const { id } = await activity('Sample')
    await placeIn(id)
    await app.call(activityEndpoints.freeSample, { as: designer, body: { ids: [id], freeSample: 'yes' } })
    expect(await open(id)).toMatchObject({ code: 0 })
    expect(await listed(learner, 'Sample')).toMatchObject([{ id }])
  })

  test('who began while it was open may finish and finds it in the list', async () => {
    const { id } = await activity('Begun early')
    const [page] = await readCards(app.services.database.db, id)
    const view = (as: Person) =>
      app.request(learnEndpoints.progress, {
        as,
        body: {
          clientId: crypto.randomUUID(),
          durationMs: 10,
          activityId: id,
          cardId: page?.id ?? 0,
          progress: { viewed: true },
        },
      })
    const early = await app.person('student')
    expect(await view(early)).toMatchObject({ code: 0 })
    await placeIn(id)
    expect(await view(early)).toMatchObject({ code: 0 })
    expect(await listed(early, 'Begun early')).toMatchObject([{ id }])
    expect(await view(learner)).toMatchObject({ code: 404 })
  })

  test('what a course contains is listed in the course alone for those who are enrolled', async () => {
    const { id } = await activity('In the course')
    const course = await placeIn(id)
    const enrolled = await app.person('student')
    await makeEnrolment(app.services, { userId: enrolled.id, courseId: course.id })
    expect(await open(id, enrolled)).toMatchObject({ code: 0 })
    expect(await listed(enrolled, 'In the course')).toEqual([])
  })
})

describe('placing what is open to everybody', () => {
  const undecided = async () =>
    (
      await app.call(activityEndpoints.page, {
        as: designer,
        body: { pageNo: 1, pageSize: 200, freeSample: ['undecided'], creatorId: designer.id },
      })
    ).list.map(({ id }) => id)

  test('leaves it undecided whether it is a free sample, in a course and in a product', async () => {
    const [first, second, draft] = [
      await activity(),
      await activity(),
      await makeActivity(app.services, { creatorId: designer.id }),
    ]
    const courseId = await app.call(courseEndpoints.create, {
      as: designer,
      body: {
        title: 'Asking in a day',
        places: [
          { unit: 1, activityId: first.id },
          { unit: 1, activityId: draft.id },
        ],
      },
    })
    await app.call(productEndpoints.create, {
      as: designer,
      body: { title: 'Asking', kind: 'activity', delivery: 'async', activityIds: [second.id] },
    })
    expect(await undecided()).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(await undecided()).not.toContain(draft.id)
    const { placed } = await app.call(courseEndpoints.get, { as: designer, query: { id: courseId } })
    expect(placed).toMatchObject([
      { activityId: first.id, freeSample: 'undecided', mayDecide: true },
      { activityId: draft.id, freeSample: 'no' },
    ])
    await app.call(activityEndpoints.freeSample, {
      as: designer,
      body: { ids: [first.id, second.id], freeSample: 'yes' },
    })
    expect(await undecided()).not.toEqual(expect.arrayContaining([first.id]))
    expect(await open(second.id)).toMatchObject({ code: 0 })
  })

  test.each([
    ['product', productEndpoints, (id: number) => sell(id, 'draft')],
    ['course', courseEndpoints, (id: number) => placeIn(id, { status: 'draft' })],
  ])(
    'leaves it undecided too when the deleted draft of a %s comes back',
    async (_what, endpoints, attach) => {
      const one = await activity()
      const { id } = await attach(one.id)
      await app.call(endpoints.delete, { as: designer, query: { id } })
      expect(await undecided()).not.toContain(one.id)
      await app.call(endpoints.restore, { as: designer, body: { id } })
      expect(await undecided()).toContain(one.id)
    },
  )

  test('only who may change an activity decides, for all that are named or none', async () => {
    const [own, foreign] = [
      await makeActivity(app.services, { creatorId: learner.id, status: 'public' }),
      await activity(),
    ]
    const other = await app.person('lx_designer')
    const mine = await makeActivity(app.services, { creatorId: other.id, status: 'public' })
    const ids = [mine.id, foreign.id, own.id]
    const body = { ids, freeSample: 'yes' as const }
    expect(await app.request(activityEndpoints.freeSample, { as: other, body })).toMatchObject({ code: 1403 })
    expect(await app.call(activityEndpoints.get, { as: other, query: { id: mine.id } })).toMatchObject({
      freeSample: 'no',
    })
  })
})
