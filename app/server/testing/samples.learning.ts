import { randomUUID } from 'node:crypto'
import { richOf } from '#kit/richText/richText.ts'
import type { Made, Sample, Scene } from '#kit/testing/server/sample.ts'
import { byId, empty, nothing, ownerOf } from '#kit/testing/server/sample.ts'
import { aiChatSample } from '#cards/aiChat/aiChat.sample.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import type { FreeSample } from '#features/content/activity/activity.fields.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { makeWorks } from '#features/learning/assignment/server/makeWork.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { studyTable } from '#features/learning/attempt/server/journey/study.table.ts'
import { makeMessage } from '#features/learning/message/server/makeMessage.ts'
import type { contracts } from '../../contracts.ts'
import { entrust } from './samples.content.ts'

type Verbs<Feature extends keyof typeof contracts> = keyof (typeof contracts)[Feature]

interface Place {
  readonly activityId: number
  readonly courseId: number
  readonly abilityId: number
  /** A choice, a card that asks for a work, and one that speaks. */
  readonly cardId: number
  readonly workCardId: number
  readonly talkCardId: number
}

const work = {
  ...{ id: 3, type: 'assignment', title: 'Interview', instructions: richOf('Talk to somebody.') },
  ...{ accepted: ['text'], attempts: { max: null, showAnswer: 'never' }, points: 10, rubric: [] },
}
const deck = [...plainCards, work, { ...aiChatSample.cards[0], id: 4 }]

/** A public activity in a course, which teachers lead as the standing says. */
async function placed(scene: Scene, freeSample: FreeSample = 'no'): Promise<Place> {
  const { services, standing, actorId, otherId } = scene
  const creatorId = ownerOf(scene)
  const leads = standing === 'named' ? actorId : otherId
  const made = { creatorId, status: 'public', cover: '', careerIds: [] } as const
  const ability = await makeAbility(services, { creatorId, status: 'public' })
  const activity = await makeActivity(services, {
    ...{ creatorId, status: 'public', cover: '', careerId: null, hostTeacherIds: [leads] },
    freeSample,
    cards: deck,
    competencyPoints: [{ abilityId: ability.id, weight: 1, reflectionQuestion: 'How was it?' }],
  })
  const course = await makeCourse(services, {
    ...{ ...made, instructorIds: [leads], unlockMode: 'all', places: [{ unit: 1, activityId: activity.id }] },
  })
  if (standing === 'entrusted') await entrust(scene, 'course', course.id)
  const [, card, work, talk] = await readCards(services.database.db, activity.id)
  const cards = { cardId: card?.id ?? 0, workCardId: work?.id ?? 0, talkCardId: talk?.id ?? 0 }
  return { activityId: activity.id, courseId: course.id, abilityId: ability.id, ...cards }
}

/** Somebody has learned it all, and handed in a work. */
const learn = ({ services }: Scene, userId: number, { activityId, cardId, workCardId }: Place) =>
  makeLearning(services, {
    ...{ userId, activityId },
    responses: [
      { cardId, response: { optionIds: ['a'] } },
      { cardId: workCardId, response: { text: 'Three quotes' } },
    ],
  })

/** What a learner finds: named is whoever is enrolled, open is a free sample. */
async function learned(scene: Scene): Promise<Made> {
  const { services, standing, actorId } = scene
  const place = await placed(scene, standing === 'open' ? 'yes' : 'no')
  const { activityId, courseId, ...rest } = place
  if (standing === 'named') await makeEnrolment(services, { userId: actorId, courseId })
  if (standing === 'named' || standing === 'open') await learn(scene, actorId, place)
  const senderId = ownerOf(scene)
  const to = standing === 'named' ? [actorId] : []
  const message = await makeMessage(services, { type: 'teachering', senderId, to })
  return { id: activityId, courseId, ...rest, messageId: message.id }
}

const deed = ({ id, cardId }: Made) => ({ clientId: randomUUID(), activityId: id, cardId })
const response = { response: { optionIds: ['a'] }, durationMs: 10 }

export const learnSample: Sample<Verbs<'learn'>> = {
  make: learned,
  calls: {
    ask: (made) => ({ body: { ...deed(made), text: 'Why?' } }),
    messages: nothing,
    unread: nothing,
    read: ({ messageId }) => ({ body: { ids: [messageId] } }),
    assignments: nothing,
    activities: nothing,
    courses: nothing,
    course: ({ courseId = 0 }) => ({ query: { id: courseId } }),
    activity: byId,
    response: (made) => ({ body: { ...deed(made), ...response } }),
    progress: (made) => ({ body: { ...deed(made), progress: { viewed: true } } }),
    chat: (made) => ({ body: { ...deed(made), cardId: made['talkCardId'], said: { text: 'Hello' } } }),
    assignment: (made) => ({ body: { ...deed(made), cardId: made['workCardId'], text: 'My work' } }),
    result: ({ id, cardId = 0 }) => ({ query: { activityId: id, cardId } }),
    position: (made) => ({ body: deed(made) }),
  },
}

export const reflectionSample: Sample<Verbs<'reflection'>> = {
  make: learned,
  calls: {
    get: ({ id }) => ({ query: { activityId: id } }),
    send: ({ id, abilityId }) => ({
      body: {
        ...{ clientId: randomUUID(), activityId: id },
        reflections: [{ abilityId, rating: 3, text: '' }],
      },
    }),
  },
}

/** Somebody else's record in a course that is led as the standing says. */
async function studied(scene: Scene, place?: Place): Promise<Made> {
  const { services, otherId } = scene
  const { activityId, courseId } = place ?? (await placed(scene))
  await makeEnrolment(services, { userId: otherId, courseId })
  const rows = await services.database.db.select().from(studyTable)
  const row = rows.find((each) => each.courseId === courseId)
  return { id: row?.id ?? 0, activityId, courseId, userId: otherId }
}

export const studySample: Sample<Verbs<'study'>> = {
  make: (scene) => studied(scene),
  calls: {
    page: empty,
    get: byId,
    counts: empty,
    export: empty,
    path: ({ userId = 0, courseId = 0 }) => ({ query: { userId, courseId } }),
  },
}

export const progressSample: Sample<Verbs<'progress'>> = {
  make: (scene) => studied(scene),
  calls: { page: empty, counts: empty },
}

export const statisticsSample: Sample<Verbs<'statistics'>> = {
  make: (scene) => studied(scene),
  calls: {
    dashboard: nothing,
    board: nothing,
    info: ({ activityId = 0, courseId = 0 }, { standing }) => ({
      query: { id: activityId, ...(standing === 'entrusted' && { courseId }) },
    }),
    reflections: ({ activityId = 0, courseId = 0 }, { standing }) => ({
      query: { activityId, ...(standing === 'entrusted' && { courseId }) },
    }),
    export: empty,
  },
}

export const assignmentSample: Sample<Verbs<'assignment'>> = {
  make: async (scene) => {
    const place = await placed(scene)
    await studied(scene, place)
    const [row] = await makeWorks(scene.services, await learn(scene, scene.otherId, place))
    return { id: row?.id ?? 0, status: 'submitted' }
  },
  calls: {
    page: empty,
    get: byId,
    counts: empty,
    export: empty,
    feedback: ({ id }) => ({ body: { id, result: 'notApproved', comment: 'Say more', revision: 1 } }),
  },
}

export const messageSample: Sample<Verbs<'message'>> = {
  make: async (scene) => {
    const { services, standing, actorId, otherId } = scene
    const to = standing === 'named' ? [actorId] : [otherId]
    const { id } = await makeMessage(services, { senderId: ownerOf(scene), to })
    return { id }
  },
  calls: {
    page: empty,
    counts: empty,
    unreadCount: nothing,
    thread: byId,
    updateRead: ({ id }) => ({ body: { ids: [id] } }),
    readAll: empty,
    create: ({ id }) => ({ body: { parentId: id, content: 'Because' } }),
  },
}
