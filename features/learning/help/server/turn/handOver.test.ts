import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityTeacherTable } from '#features/content/activity/server/record/activityTeacher.table.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { makeTalk } from '#features/learning/message/server/makeTalk.ts'
import type { Person } from '#app/server/testing.ts'
import {
  helpCards,
  hiddenExplanation,
  openHelpStage,
  type HelpStage,
  type Learning,
} from '../../testing/helpStage.ts'

let stage: HelpStage
let teacher: Person

beforeAll(async () => {
  stage = await openHelpStage()
  teacher = await stage.app.person('teacher')
})
afterAll(() => stage.close())

/** An activity that the teacher hosts. */
async function hosted(fields: object = {}): Promise<Learning> {
  const learning = await stage.learning(fields)
  const host = { ownerId: learning.activityId, targetId: teacher.id, position: 0 }
  await stage.app.services.database.db.insert(activityTeacherTable).values(host)
  return learning
}
const listOf = async (
  { activityId }: Learning,
  as = teacher,
  type: 'multiple' | 'teachered' = 'multiple',
) => {
  const body = { pageNo: 1, pageSize: 20, type, activityId }
  return (await stage.app.call(messageEndpoints.page, { as, body })).list
}
const threadOf = (id: number, as = teacher) => stage.app.call(messageEndpoints.thread, { as, query: { id } })
const handOver = (
  { activityId, questionId, learner }: Learning,
  talkId: number | undefined,
  body: object = {},
) =>
  stage.app.request(learnEndpoints.ask, {
    as: learner,
    body: {
      ...{ clientId: randomUUID(), activityId, cardId: questionId, text: 'I still do not see it.' },
      ...(talkId !== undefined && { talkId }),
      ...body,
    },
  })

describe('teachers', () => {
  test('find a talk with the tutor among the talks, and read it whole', async () => {
    const learning = await hosted()
    stage.fake.behave({ kind: 'reply', text: 'What do you see in the first one?' })
    const { turn: first } = await learning.ask('What is an open question?')
    stage.fake.behave({ kind: 'reply', text: `Well. ${hiddenExplanation}` })
    const { turn } = await learning.ask('Just tell me!')
    const [row, ...others] = await listOf(learning)
    expect(others).toEqual([])
    expect(row).toMatchObject({ type: 'multiple', manner: 'tutor', content: 'Just tell me!' })
    const { said, root } = await threadOf(row?.id ?? 0)
    expect(root.manner).toBe('tutor')
    expect(said.map(({ by, content }) => [by, content])).toEqual([
      ['person', 'What is an open question?'],
      ['ai', 'What do you see in the first one?'],
      ['person', 'Just tell me!'],
      ['prepared', turn?.reply],
    ])
    expect(said.map(({ turnId }) => turnId)).toEqual([first?.id, first?.id, turn?.id, turn?.id])
  })

  test('find a talk with the card, the tutor and the partner apart', async () => {
    const learning = await hosted()
    const { activityId, questionId: cardId, learner } = learning
    for (const manner of ['tutor', 'partner'] as const)
      await makeTalk(stage.app.services, {
        ...{ learnerId: learner.id, activityId, cardId, manner },
        exchanges: [[`To the ${manner}`, `From the ${manner}`]],
      })
    const rows = await listOf(learning)
    expect(rows.map(({ manner }) => manner).toSorted()).toEqual(['partner', 'tutor'])
    for (const { id, manner } of rows)
      expect((await threadOf(id)).said.map(({ content }) => content)).toEqual([
        `To the ${manner}`,
        `From the ${manner}`,
      ])
  })

  test('who neither host nor lead find none of it', async () => {
    const learning = await hosted()
    await learning.ask()
    const stranger = await stage.app.person('teacher')
    expect(await listOf(learning, stranger)).toEqual([])
    const [row] = await listOf(learning)
    const query = { id: row?.id ?? 0 }
    expect(await stage.app.request(messageEndpoints.thread, { as: stranger, query })).toMatchObject({
      code: 404,
    })
  })
})

describe('a question to the teachers', () => {
  test('takes the talk along, as far as it had come: it stands before the question', async () => {
    const learning = await hosted()
    stage.fake.behave({ kind: 'reply', text: 'What do you see in the first one?' })
    const { turn } = await learning.ask('What is an open question?')
    const asked = await handOver(learning, turn?.talkId)
    expect(asked.code).toBe(0)
    await learning.ask('And now?')
    const [row] = await listOf(learning, teacher, 'teachered')
    expect(row).toMatchObject({ id: asked.data, manner: 'tutor' })
    const { said } = await threadOf(asked.data ?? 0)
    expect(said.map(({ content }) => content)).toEqual([
      'What is an open question?',
      'What do you see in the first one?',
      'I still do not see it.',
    ])
    expect(said.map(({ turnId }) => turnId)).toEqual([turn?.id, turn?.id, null])
  })

  test('without a talk is as it was', async () => {
    const learning = await hosted()
    const { data } = await handOver(learning, undefined)
    expect(await threadOf(data ?? 0)).toMatchObject({ root: { manner: null }, said: [{ by: 'person' }] })
  })

  test('sent twice is one question', async () => {
    const learning = await hosted()
    const { turn } = await learning.ask()
    const clientId = randomUUID()
    const first = await handOver(learning, turn?.talkId, { clientId })
    expect(await handOver(learning, turn?.talkId, { clientId })).toEqual(first)
    expect(await listOf(learning, teacher, 'teachered')).toHaveLength(1)
  })

  test('takes no talk along that is not their own with the tutor or partner of this activity', async () => {
    const chat = { id: 3, type: 'aiChat', title: 'Talk', scenario: 'At the counter', minTurns: 1 }
    const [learning, other] = [await hosted({ cards: [...helpCards, chat] }), await hosted()]
    const { activityId, learner, chatId } = learning
    const { turn: foreign } = await learning.ask('Why?', {}, await stage.app.person('student'))
    const { turn: elsewhere } = await other.ask('Why?', {}, learner)
    const { turn: first } = await learning.ask('Why?')
    const { turn: second } = await learning.ask('Why not?')
    expect(second?.talkId).toBe(first?.talkId)
    expect(second?.id).not.toBe(first?.talkId)
    const ofCard = await makeTalk(stage.app.services, {
      ...{ learnerId: learner.id, activityId, cardId: chatId, exchanges: [['Hi', 'Good day']] },
    })
    expect(ofCard).toBeGreaterThan(0)
    for (const talkId of [foreign?.talkId, elsewhere?.talkId, second?.id, ofCard, 987_654_321])
      expect(await handOver(learning, talkId)).toMatchObject({ code: 404 })
    expect(await listOf(learning, teacher, 'teachered')).toEqual([])
    expect(await handOver(learning, first?.talkId)).toMatchObject({ code: 0 })
  })
})
