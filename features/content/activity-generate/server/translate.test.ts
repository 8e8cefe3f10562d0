import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startFakeProvider,
  type FakeProvider,
  type ReceivedCall,
  type FakeReply,
} from '#kit/ai/server/testing/fakeProvider.ts'
import { cardOf, cardTypes, definitions, type Card } from '#cards/index.ts'
import { idsOf } from '#deck/deck.document.ts'
import { copyCards } from '#deck/deck.edits.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { activity, saveContent } from '#features/content/activity/activity.contract.ts'
import { activityCardEndpoints } from '#features/content/activity/activityCard.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { translateEndpoints, type TranslateEvent } from '../translate.contract.ts'
import { eventsOf } from './makeEvents.ts'

let fake: FakeProvider
let app: TestApp
let designer: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  designer = await app.person('lx_designer')
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const textsOf = ({ messages }: ReceivedCall): { n: number; text: string }[] =>
  (/<texts>\n([^]*)\n<\/texts>/.exec(messages.at(-1)?.content ?? '')?.[1] ?? '')
    .split('\n')
    .map((line): { n: number; text: string } => JSON.parse(line))
/** A provider that puts a sign before each text. */
const marking =
  (sign: string, change = (text: string) => text) =>
  (call: ReceivedCall): FakeReply => ({
    kind: 'reply',
    text: textsOf(call)
      .map(({ n, text }) => JSON.stringify({ n, text: `${sign}${change(text)}` }))
      .join('\n'),
  })

const translate = (activityId: number, more: object = {}) =>
  eventsOf(app, translateEndpoints.translate, { activityId, language: 'zh', ...more }, designer)
const pairOf = (activityId: number) =>
  app.call(translateEndpoints.translation, { as: designer, query: { activityId, language: 'zh' } })
const read = (id: number) => app.call(activity.endpoints.get, { as: designer, query: { id } })
const copyIn = (events: readonly TranslateEvent[]) =>
  events.flatMap((event) => ('activityId' in event ? [event.activityId] : []))[0] ?? 0
const count = (events: readonly TranslateEvent[], name: string) =>
  events.filter((event) => name in event).length

async function sampleDeck(): Promise<Card[]> {
  const samples = await Promise.all(cardTypes.map((type) => definitions[type].sample()))
  const plain = samples.map(({ cards }) =>
    cards.filter((card) => cardOf(card.type).content.files(card).length === 0),
  )
  // Each sample begins its numbers anew.
  return plain.flatMap((cards, index) =>
    copyCards(
      cards,
      idsOf(cards).map((_, place) => 1000 * (index + 1) + place),
    ),
  )
}

/** What no translation touches: everything but the texts, ids aside. */
const bones = (card: Card): string => {
  const { phrases } = cardOf(card.type).content
  const texts = new Set(phrases(card).map(({ text }) => text))
  return JSON.stringify(card, (key, value: unknown) =>
    (typeof value === 'string' && texts.has(value)) || /^(id|cardId|reads|cards)$/.test(key) ? 0 : value,
  )
}

test('Every card type is translated into a copy that can be published, and all but its words stays', async () => {
  const source = await makeActivity(app.services, { creatorId: designer.id, cards: await sampleDeck() })
  fake.behave(marking('译'))
  const events = await translate(source.id)
  expect(events.at(-1)).toHaveProperty('done')
  const [original, copy] = [await read(source.id), await read(copyIn(events))]
  expect(copy).toMatchObject({ language: 'zh', title: `译${original.title}`, status: 'draft' })
  expect(copy.cards.map(({ type }) => type)).toEqual(original.cards.map(({ type }) => type))
  expect(problemsOf(copy.cards).length).toBe(problemsOf(original.cards).length)
  for (const [index, card] of original.cards.entries()) {
    const translated = copy.cards[index]
    if (!translated) throw new Error('a card is missing')
    if (!cardOf(card.type).nesting.isHolder) expect(bones(translated)).toBe(bones(card))
  }
  const { phrases, activityId } = await pairOf(source.id)
  expect(activityId).toBe(copy.id)
  expect(phrases.filter(({ state }) => state === 'fresh').length).toBe(count(events, 'translated'))
  expect(phrases.length).toBe(count(events, 'translated') + count(events, 'refused'))
  const before = fake.calls.length
  await translate(source.id, {
    cardIds: phrases
      .filter(({ state }) => state === 'fresh')
      .map(({ cardId }) => cardId)
      .slice(0, 1),
  })
  expect(fake.calls).toHaveLength(before)
})

test('What the original changed is marked, and translated anew alone; the author’s own words elsewhere stay', async () => {
  const source = await makeActivity(app.services, { creatorId: designer.id })
  fake.behave(marking('译'))
  const copyId = copyIn(await translate(source.id))
  const copy = await read(copyId)
  const polished = copy.cards.map((card) => ({ ...card, title: `${card.title}（改）` }))
  await app.call(saveContent, {
    as: designer,
    body: { id: copyId, cards: polished, revision: copy.revision },
  })

  const original = await read(source.id)
  const cards = original.cards.map((card) =>
    card.type === 'choice' ? { ...card, question: 'Which one is open, then?' } : card,
  )
  const [reserved = 0] = (await app.call(activityCardEndpoints.reserve, { as: designer, body: { count: 1 } }))
    .ids
  const added = { ...cardOf('section').createEmpty(reserved), title: 'At last' }
  const sent = { id: source.id, cards: [...cards, added], revision: original.revision }
  await app.call(saveContent, { as: designer, body: sent })

  const states = (await pairOf(source.id)).phrases
  expect(states.filter(({ state }) => state === 'stale')).toMatchObject([{ path: 'question' }])
  expect(states.filter(({ state }) => state === 'missing')).toMatchObject([{ source: 'At last' }])

  fake.behave(marking('新'))
  const events = await translate(source.id)
  expect(count(events, 'translated')).toBe(2)
  expect(copyIn(events)).toBe(copyId)
  const after = await read(copyId)
  expect(after.cards.map(({ title }) => title)).toEqual([...polished.map(({ title }) => title), '新At last'])
  expect(after.cards[1]).toMatchObject({ question: '新Which one is open, then?', points: 2 })
  expect((await pairOf(source.id)).phrases.every(({ state }) => state === 'fresh')).toBe(true)
})

test('A text whose paragraphs changed is taken over anew, and what it still says is not asked for again', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const page = (...texts: string[]) => ({
    type: 'text',
    body: { type: 'doc', content: texts.map(paragraph) },
  })
  const source = await makeActivity(app.services, {
    creatorId: designer.id,
    cards: [{ id: 1, ...page('One.', 'Two.') }],
  })
  fake.behave(marking('译'))
  const copyId = copyIn(await translate(source.id))
  const { revision, cards } = await read(source.id)
  const changed = [{ ...cards[0], ...page('New.', 'One.', 'Two.') }]
  await app.request(saveContent, {
    as: designer,
    body: { id: source.id, cards: JSON.parse(JSON.stringify(changed)), revision },
  })
  await translate(source.id)
  expect((await read(copyId)).cards[0]).toMatchObject(page('译New.', '译One.', '译Two.'))
})

test('A translation that loses a placeholder or is too long is refused, and the text stays marked', async () => {
  const mirror = {
    ...cardOf('aiResponse').createEmpty(2),
    prompt: 'Mirror {{card 1}}',
    reads: [1],
    fallback: 'Later',
    title: 'x'.repeat(100),
  }
  const first = { ...cardOf('question').createEmpty(1), prompt: 'Why?' }
  const source = await makeActivity(app.services, { creatorId: designer.id, cards: [first, mirror] })
  fake.behave(marking('译', (text) => text.replace(/\{\{.*\}\}/, '')))
  const events = await translate(source.id)
  const losses = events.flatMap((event) =>
    'refused' in event ? [[event.refused.path, event.refused.why]] : [],
  )
  expect(losses).toEqual([
    ['title', 'card'],
    ['prompt', 'marks'],
  ])
  expect((await pairOf(source.id)).phrases.filter(({ state }) => state === 'missing')).toHaveLength(2)
  fake.behave(marking('', (text) => text.replace('Mirror', '映照').slice(0, 90)))
  await translate(source.id)
  const copy = await read(copyIn(events))
  const [question, mirrored] = copy.cards
  expect(mirrored).toMatchObject({ prompt: `映照 {{card ${question?.id}}}`, reads: [question?.id] })
})

test.each<[string, FakeReply, string]>([
  ['prose', { kind: 'reply', text: 'Of course! Here it is.' }, 'nothing'],
  ['other numbers', { kind: 'reply', text: '{"n":900,"text":"x"}\n{"n":"1","text":"x"}' }, 'nothing'],
  ['a refusal', { kind: 'refuse', status: 401 }, 'refused'],
])('With %s no copy is made', async (_what, manner, kind) => {
  const source = await makeActivity(app.services, { creatorId: designer.id })
  fake.behave(manner)
  expect((await translate(source.id)).at(-1)).toEqual({ failed: kind })
  expect((await pairOf(source.id)).activityId).toBeNull()
})

test('Two who translate at once make one copy', async () => {
  const source = await makeActivity(app.services, { creatorId: designer.id })
  // Nobody is answered before both have asked: one that comes when all is translated has nothing to do.
  const both = Promise.withResolvers<void>()
  let requestCount = 0
  fake.behave(async (call) => {
    requestCount += 1
    if (requestCount === 2) both.resolve()
    await both.promise
    return marking('译')(call)
  })
  const [one, other] = await Promise.all([translate(source.id), translate(source.id)])
  expect(copyIn(one)).toBe(copyIn(other))
  expect(copyIn(one)).toBe((await pairOf(source.id)).activityId)
})

test('What came before an answer broke off is kept, and the rest can follow', async () => {
  const source = await makeActivity(app.services, { creatorId: designer.id })
  fake.behave({ kind: 'cut', text: '{"n":1,"text":"标题"}\n{"n":2,"te' })
  const events = await translate(source.id)
  expect(events.at(-1)).toEqual({ failed: 'broken' })
  expect(await read(copyIn(events))).toMatchObject({ title: '标题' })
  fake.behave(marking('译'))
  await translate(source.id)
  expect((await pairOf(source.id)).phrases.every(({ state }) => state === 'fresh')).toBe(true)
})

test('What one may not read is not translated', async () => {
  const other = await app.person('lx_designer')
  const source = await makeActivity(app.services, { creatorId: other.id })
  await expect(translate(source.id)).rejects.toThrow('"code":404')
})
