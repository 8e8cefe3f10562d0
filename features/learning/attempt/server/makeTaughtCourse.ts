import { ownerOf, type Made, type Scene } from '#kit/testing/server/sample.ts'
import { cardOf } from '#cards/index.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import type { FreeSample } from '#features/content/activity/activity.fields.ts'
import { makeActivity, plainCards, workCard } from '#features/content/activity/server/makeActivity.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { makeAuthorization } from '#features/content/authorization/server/makeAuthorization.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeHelp } from '#features/learning/help/server/makeHelp.ts'
import { makeMessage } from '#features/learning/message/server/makeMessage.ts'
import { learningRecordTable } from './progress/learningRecord.table.ts'
import { makeEnrolment } from './makeEnrolment.ts'
import { makeLearning } from './makeLearning.ts'

interface Place {
  readonly activityId: number
  readonly courseId: number
  readonly abilityId: number
  /** A choice, a card that asks for a work, and one that speaks. */
  readonly cardId: number
  readonly workCardId: number
  readonly talkCardId: number
}

async function makeDeck() {
  const [talk] = (await cardOf('aiChat').sample()).cards
  return [...plainCards, workCard, { ...talk, id: 4 }]
}

/** A public activity in a course, which teachers lead as the relation says. */
export async function makeTaughtCourse(scene: Scene, freeSample: FreeSample = 'no'): Promise<Place> {
  const { services, relation, actorId, otherId } = scene
  const creatorId = ownerOf(scene)
  const teacherId = relation === 'named' ? actorId : otherId
  const made = { creatorId, status: 'public', cover: '', careerIds: [] } as const
  const ability = await makeAbility(services, { creatorId, status: 'public' })
  const activity = await makeActivity(services, {
    creatorId,
    status: 'public',
    cover: '',
    careerId: null,
    hostTeacherIds: [teacherId],
    freeSample,
    cards: await makeDeck(),
    competencyPoints: [{ abilityId: ability.id, weight: 1, reflectionQuestion: 'How was it?' }],
  })
  const course = await makeCourse(services, {
    ...{
      ...made,
      instructorIds: [teacherId],
      unlockMode: 'all',
      places: [{ unit: 1, activityId: activity.id }],
    },
  })
  if (relation === 'entrusted') await makeAuthorization(scene, 'course', course.id)
  const [, card, work, talk] = await readCards(services.database.db, activity.id)
  const cards = { cardId: card?.id ?? 0, workCardId: work?.id ?? 0, talkCardId: talk?.id ?? 0 }
  return { activityId: activity.id, courseId: course.id, abilityId: ability.id, ...cards }
}

/** Somebody has learned it all, and handed in a work. */
export const makeAnswers = ({ services }: Scene, userId: number, { activityId, cardId, workCardId }: Place) =>
  makeLearning(services, {
    userId,
    activityId,
    responses: [
      { cardId, response: { optionIds: ['a'] } },
      { cardId: workCardId, response: { text: 'Three quotes' } },
    ],
  })

/** What a learner finds: named is whoever is enrolled, open is a free sample. */
export async function makeLearned(scene: Scene): Promise<Made> {
  const { services, relation, actorId } = scene
  const place = await makeTaughtCourse(scene, relation === 'open' ? 'yes' : 'no')
  const { activityId, courseId, ...rest } = place
  if (relation === 'named') await makeEnrolment(services, { userId: actorId, courseId })
  const isTheirs = relation === 'named' || relation === 'open'
  if (isTheirs) await makeAnswers(scene, actorId, place)
  const talk = await makeHelp(services, {
    ...{ learnerId: isTheirs ? actorId : scene.otherId, activityId, cardId: place.cardId },
    ...{ manner: 'tutor', exchanges: [['Why?', 'Look at the first card again.']] },
  })
  const senderId = ownerOf(scene)
  const to = relation === 'named' ? [actorId] : []
  const message = await makeMessage(services, { type: 'teachering', senderId, to })
  return { id: activityId, courseId, ...rest, messageId: message.id, turnId: talk.talkId ?? 0 }
}

/** Somebody else's record in a course that is led as the relation says. */
export async function makeStudied(scene: Scene, place?: Place): Promise<Made> {
  const { services, otherId } = scene
  const { activityId, courseId } = place ?? (await makeTaughtCourse(scene))
  await makeEnrolment(services, { userId: otherId, courseId })
  const rows = await services.database.db.select().from(learningRecordTable)
  const row = rows.find((each) => each.courseId === courseId)
  return { id: row?.id ?? 0, activityId, courseId, userId: otherId }
}
