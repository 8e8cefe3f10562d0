import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { docx } from '#kit/testing/server/smallFiles.ts'
import { richOf } from '#kit/richText/richText.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { openLearnerView } from '#features/learning/attempt/server/learning.commands.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { makeLearnerCall } from '../makeLearnerCall.ts'
import { findPassages } from './findPassages.ts'
import { forgetPassages } from './forgetPassages.ts'
import { passageTable } from './passage.table.ts'
import { readDocuments } from './readDocuments.ts'
import { openText, sceneOf } from './scene.ts'
import { ensurePassages } from './writePassages.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.empty()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const db = () => app.services.database.db
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values)
/** In the order in which they were written. */
const stored = async () =>
  (await db().select().from(passageTable)).toSorted((one, other) => one.id - other.id)
const page = (id: number, title: string, body: string) => ({ id, type: 'text', title, body: richOf(body) })

const publish = (title: string, cards: readonly object[]) =>
  makeActivity(app.services, { creatorId: designer.id, status: 'public', title, cards })

/** Somebody who has seen these of an activity's cards, counted from 1; all of them where none are named. */
async function learning(activity: { readonly id: number }, seen?: readonly number[], as?: Person) {
  const person = as ?? (await app.person('student'))
  const begun = await makeLearning(app.services, { userId: person.id, activityId: activity.id, viewed: [] })
  const view = await makeLearnerCall(app.services, person).transaction((call) =>
    openLearnerView(call, activity.id),
  )
  const ids = view.deck.map(({ id }) => id)
  const viewed = seen ? seen.map((number) => ids[number - 1] ?? 0) : ids
  for (const cardId of viewed) await meet(begun, cardId)
  return { person, begun, ids, view }
}

async function meet({ userId, versionId }: { userId: number; versionId: number }, cardId: number) {
  await query(
    'insert into card_progress (learner_id, activity_version_id, card_id, progress, at) values ($1, $2, $3, $4, 1)',
    [userId, versionId, cardId, { viewed: true }],
  )
}

type Learned = Awaited<ReturnType<typeof learning>>

async function find({ begun, ids }: Learned, text: string, { at = ids.length, limit = 5, about = '' } = {}) {
  await ensurePassages(app.services, [begun.versionId])
  return findPassages(db(), { learning: begun, cardId: ids[at - 1] ?? 0, text, about, limit })
}

const lessons = [
  page(1, 'Warm up', 'Before a talk one breathes slowly and looks around the room.'),
  page(2, '提问的方式', '开放式提问不能用是或否来回答，它请对方讲述一次经历。'),
  page(3, '相槌', '相槌を打つと、話し手は安心して話を続けることができます。'),
  page(
    4,
    'La escucha',
    'Escuchar con atención significa repetir con palabras propias lo que la otra persona ha dicho.',
  ),
  page(5, 'Silence', 'A silence of seven seconds after an answer often brings the most valuable sentence.'),
]

describe('what fits a question is found', () => {
  test.each([
    ['zh', '开放式的问题为什么不能用是或否回答？', '2'],
    ['ja', 'どうして相槌を打つの？', '3'],
    ['es', '¿Qué significa escuchar con atención?', '4'],
    ['en', 'How long should the silence be?', '5'],
    ['full width', 'ＳＩＬＥＮＣＥ？', '5'],
  ])('in %s', async (_language, text, number) => {
    const activity = await publish('Asking', [...lessons, page(6, 'Now you', 'What would you ask?')])
    const [best] = await find(await learning(activity), text)
    expect(best).toMatchObject({ number, kind: 'card', activityId: activity.id })
  })

  test('by the open card, where the question says nothing', async () => {
    const activity = await publish('Asking', [...lessons, page(6, 'Now', 'How long is a silence of value?')])
    const learned = await learning(activity)
    const found = await find(learned, '?', { about: openText(learned.view, learned.ids[5] ?? 0) })
    expect(found[0]?.number).toBe('5')
    expect(found.some(({ number }) => number === '6')).toBe(false)
  })

  test('else the card before, where nothing fits', async () => {
    const learned = await learning(await publish('Asking', [...lessons, page(6, 'Now', 'Go on.')]), [1, 3, 5])
    expect(await find(learned, 'βγδ')).toMatchObject([{ number: '5', score: 0 }])
    expect(await find(learned, 'βγδ', { at: 3 })).toMatchObject([{ number: '1' }])
    expect(await find(learned, 'βγδ', { at: 1 })).toEqual([])
  })

  test('a long transcript leaves room for others', async () => {
    const transcript = Array.from({ length: 40 }, (_, at) =>
      `${at}: the silence goes on, and on. `.repeat(9),
    ).join('\n')
    const cards = [
      { id: 1, type: 'audio', title: 'A talk', transcript },
      ...lessons.slice(3),
      page(9, 'Now', 'Go'),
    ]
    const found = await find(await learning(await publish('Talks', cards)), 'the silence')
    expect(found.filter(({ kind }) => kind === 'transcript')).toHaveLength(2)
    expect(found.some(({ number }) => number === '3')).toBe(true)
  })
})

const setStatus = (courseId: number, status: 'public' | 'closed') =>
  query('update course set status = $2 where id = $1', [courseId, status])

describe('nothing is told', () => {
  const text = 'What about the silence of seven seconds?'

  test('of a card that is still to come, or that somebody else has met', async () => {
    const activity = await publish('Asking', lessons)
    const early = await learning(activity, [1, 2])
    await learning(activity)
    const found = await find(early, text, { at: 2 })
    expect(found.map(({ number }) => number)).not.toContain('5')
    await meet(early.begun, early.ids[4] ?? 0)
    expect((await find(early, text, { at: 2 }))[0]?.number).toBe('5')
  })

  test('of activities of other courses, or that were not begun; of the same course it is', async () => {
    const [here, beside, far] = [
      await publish('Here', [page(1, 'Start', 'Hello.'), page(2, 'Next', 'Here we go.')]),
      await publish('Beside', lessons),
      await publish('Far', lessons),
    ]
    const places = [here, beside].map(({ id }) => ({ unit: 1, activityId: id }))
    await makeCourse(app.services, { creatorId: designer.id, status: 'draft', places })
    const learned = await learning(here)
    const other = await learning(far, undefined, learned.person)
    await ensurePassages(app.services, [other.begun.versionId])
    expect((await find(learned, text)).map(({ activityId }) => activityId)).not.toContain(far.id)
    const begun = await learning(beside, [5], learned.person)
    await ensurePassages(app.services, [begun.begun.versionId])
    expect(await find(learned, text)).toMatchObject([
      { activityId: beside.id, number: '5', cardId: begun.ids[4] },
    ])
  })

  test('of a course that is not public, not any more, or not of this activity', async () => {
    const activity = await publish('Asking', lessons.slice(0, 2))
    const content = {
      creatorId: designer.id,
      overview: 'Interviewing: two years of silence practice',
      sections: [{ title: 'Field work', overview: 'Talks with strangers at the harbour', firstDay: 1 }],
    }
    const places = [{ unit: 1, activityId: activity.id }]
    const { id } = await makeCourse(app.services, { ...content, status: 'draft', places })
    await makeCourse(app.services, { ...content, status: 'public' })
    const learned = await learning(activity)
    const question = 'Do we talk with strangers at the harbour?'
    const courses = async () => (await find(learned, question)).filter(({ kind }) => kind === 'course')
    expect(await courses()).toEqual([])
    await setStatus(id, 'public')
    expect(await courses()).toMatchObject([{ number: '', cardId: null, activityId: null }])
    await setStatus(id, 'closed')
    const { versionId } = learned.begun
    const at = { learning: learned.begun, cardId: 0, text: question, limit: 5 }
    expect((await findPassages(db(), at)).filter(({ kind }) => kind === 'course')).toEqual([])
    await forgetPassages.run(app.services, {})
    expect((await stored()).filter(({ kind }) => kind === 'course')).toEqual([])
    await setStatus(id, 'public')
    await ensurePassages(app.services, [versionId])
    expect(await courses()).toHaveLength(1)
  })
})

describe('files of a card', () => {
  const vtt = `WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ana>The tide turns at noon.\n\n00:02.000 --> 00:04.000\nThe tide turns at noon.`
  const upload = (name: string, purpose: 'caption' | 'document', bytes: Buffer) =>
    makeFile(app.services, { ownerId: designer.id, purpose, name, bytes })

  async function withFiles() {
    const [captions, document, picture] = [
      await upload('tides.vtt', 'caption', Buffer.from(vtt)),
      await upload(
        'harbour.md',
        'document',
        Buffer.from('# Harbours\n\nA harbour master logs each vessel.\n'),
      ),
      await upload('locked.docx', 'document', docx()),
    ]
    const files = [document, picture].map(({ id: fileId }, at) => ({
      id: String(at),
      fileId,
      name: `File ${at}`,
    }))
    const cards = [
      {
        id: 1,
        type: 'video',
        title: 'Tides',
        captions: [{ id: 'a', language: 'en', label: 'English', fileId: captions.id }],
      },
      { id: 2, type: 'file', title: 'To read', files },
      page(3, 'Now', 'Go on.'),
    ]
    return { learned: await learning(await publish('Sea', cards)), captions, document }
  }

  test('captions are found at once, documents once a job has read them, once, nothing of a deleted one', async () => {
    await app.services.jobs.start(app.services)
    const { learned, captions, document } = await withFiles()
    const [best] = await find(learned, 'When does the tide turn?')
    expect(best).toMatchObject({ kind: 'transcript', number: '1', text: 'The tide turns at noon.' })
    const asksForVessels = () => find(learned, 'Who logs each vessel?')
    await expect.poll(asksForVessels, { timeout: 60_000 }).toMatchObject([{ kind: 'file' }])
    const payload = { versionId: learned.begun.versionId }
    await Promise.all([readDocuments.run(app.services, payload), readDocuments.run(app.services, payload)])
    expect(await asksForVessels()).toMatchObject([{ kind: 'file', number: '2', title: 'To read' }])
    expect((await stored()).filter(({ fileId }) => fileId === document.id)).toHaveLength(1)
    for (const { id } of [captions, document])
      await query('update file set deleted_at = 1 where id = $1', [id])
    expect((await asksForVessels()).filter(({ kind }) => kind === 'file')).toEqual([])
    expect(
      (await find(learned, 'When does the tide turn?')).filter(({ kind }) => kind === 'transcript'),
    ).toEqual([])
    await forgetPassages.run(app.services, {})
    const left = await stored()
    expect(left.filter(({ fileId }) => fileId !== null)).toEqual([])
    expect(left.length).toBeGreaterThan(0)
  }, 90_000)
})

describe('documents', () => {
  const words = ['A harbour master logs each vessel.', 'A lighthouse keeper trims the wick.']

  async function shown() {
    const documents = await Promise.all(
      words.map((text, at) =>
        makeFile(app.services, {
          ...{ ownerId: designer.id, purpose: 'document', name: `${at}.md`, bytes: Buffer.from(text) },
        }),
      ),
    )
    const files = documents.map(({ id: fileId }, at) => ({ id: String(at), fileId, name: `File ${at}` }))
    const learned = await learning(await publish('Sea', [{ id: 1, type: 'file', title: 'To read', files }]))
    const read = async () => {
      await ensurePassages(app.services, [learned.begun.versionId])
      await readDocuments.run(app.services, { versionId: learned.begun.versionId })
      return (await stored()).filter(({ kind }) => kind === 'file').map(({ text }) => text)
    }
    return { documents, learned, read }
  }

  test('are read again where one of them was deleted, and the others are found', async () => {
    const { documents, learned, read } = await shown()
    expect((await read()).toSorted()).toEqual(words)
    await query('update file set deleted_at = 1 where id = $1', [documents[0]?.id])
    await forgetPassages.run(app.services, {})
    expect(await read()).toEqual([words[1]])
    expect(await find(learned, 'Who trims the wick?', { at: 0 })).toMatchObject([{ kind: 'file' }])
  }, 90_000)

  test('are read again where their version is cut by other rules', async () => {
    const { read } = await shown()
    await read()
    await query(`update passage_source set hash = 'by older rules' where kind = 'version'`, [])
    expect((await read()).toSorted()).toEqual(words)
  }, 90_000)
})

describe('passages of a version', () => {
  const rowsOf = async (versionId: number) => (await stored()).filter((row) => row.versionId === versionId)

  test('are written once, however many servers ask for them at the same moment', async () => {
    const { begun } = await learning(await publish('Asking', lessons))
    const servers = Array.from({ length: 6 }, () => ensurePassages(app.services, [begun.versionId]))
    await Promise.all(servers)
    const rows = await rowsOf(begun.versionId)
    expect(rows).toHaveLength(lessons.length)
    await ensurePassages(app.services, [begun.versionId])
    expect((await rowsOf(begun.versionId)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  test('are written anew when it was cut of other cards, and of a newer version beside it', async () => {
    const { begun } = await learning(await publish('Asking', lessons))
    await ensurePassages(app.services, [begun.versionId])
    const before = await rowsOf(begun.versionId)
    await query(`update passage_source set hash = 'of older cards' where kind = 'version' and id = $1`, [
      begun.versionId,
    ])
    await ensurePassages(app.services, [begun.versionId])
    const after = await rowsOf(begun.versionId)
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    expect(after[0]?.id).toBeGreaterThan(before.at(-1)?.id ?? 0)
  })
})

describe('what a helper is told', () => {
  const question = {
    id: 2,
    type: 'question',
    title: 'Which harbour?',
    prompt: 'Where do the boats lie?',
    kind: 'short',
    grading: 'rule',
    keywords: [{ id: 'a', text: 'Marblehead', synonyms: ['Old Marble Head'] }],
    hints: ['It is in the north.', 'It begins with M.'],
    feedback: { correct: 'Yes, Marblehead it is.', partly: '', wrong: 'Look at Marblehead again.' },
    attempts: { max: 3, showAnswer: 'never' },
  }

  test('is the open card, the hints that were opened, the last answer and its outcome', async () => {
    const activity = await publish('Sea', [page(1, 'Boats', 'They lie where the sun rises.'), question])
    const person = await app.person('student')
    const cardId = (await learning(activity)).ids[1] ?? 0
    const responses = [{ cardId, response: { text: 'Boston' } }]
    const begun = await makeLearning(app.services, { userId: person.id, activityId: activity.id, responses })
    const view = await makeLearnerCall(app.services, person).transaction((call) =>
      openLearnerView(call, activity.id),
    )
    expect(view.open.has(cardId)).toBe(true)
    const asked = {
      cardId,
      manner: 'tutor',
      rung: 2,
      persona: 'A pilot',
      said: 'Help',
      hintsTold: 1,
    } as const
    const exchanges = Array.from({ length: 9 }, (_, at) => ({ said: `said ${at}`, reply: `reply ${at}` }))
    await ensurePassages(app.services, [begun.versionId])
    const found = await findPassages(db(), { learning: begun, cardId, text: 'Where do they lie?', limit: 3 })
    const scene = await sceneOf(db(), view, { ...asked, exchanges }, found)
    expect(scene).toMatchObject({
      manner: 'tutor',
      activity: 'Sea',
      card: {
        ...{ number: '2', title: 'Which harbour?', text: 'Where do the boats lie?', answer: 'Boston' },
        ...{ outcome: 'wrong', feedback: '', hints: ['It is in the north.'] },
      },
      sources: [{ n: 1, kind: 'card', number: '1', title: 'Boats', text: 'They lie where the sun rises.' }],
    })
    expect(scene.exchanges).toEqual(exchanges.slice(3))
    expect(JSON.stringify(scene)).not.toContain('Marble')
  })
})
