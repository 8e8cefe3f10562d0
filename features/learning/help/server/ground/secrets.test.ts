import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '#kit/value/shuffle.ts'
import { cardOf, cardTypes, type Card } from '#cards/index.ts'
import { playable } from '#deck/deck.document.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { openLearnerView } from '#features/learning/attempt/server/learning.commands.ts'
import type { LearnerView } from '#features/learning/attempt/server/learning.queries.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { makeLearnerCall } from '../makeLearnerCall.ts'
import { passageTable } from './passage.table.ts'
import { findPassages } from './findPassages.ts'
import { sceneOf } from './scene.ts'
import { ensurePassages } from './writePassages.ts'

type CardType = (typeof cardTypes)[number]

let app: TestApp
let learner: Person
const views = new Map<CardType, LearnerView>()

/** Every sample of a type as an activity of its own, with notes and feedback, answered in some way where it takes an answer. */
async function learned(type: CardType, creatorId: number): Promise<LearnerView> {
  const sample = await cardOf(type).sample()
  const ids = Array.from({ length: countCards(sample.cards) }, (_, index) => index + 1)
  const feedback = { correct: 'FEEDBACK-correct', partly: 'FEEDBACK-partly', wrong: 'FEEDBACK-wrong' }
  const change = (card: Card) => ({
    ...card,
    note: 'TEACHERS-ONLY',
    feedback,
    attempts: { max: 3, showAnswer: 'never' as const },
  })
  const cards = copyCards(sample.cards, ids).map(change)
  const { id: activityId, publishedVersionId } = await makeActivity(app.services, {
    creatorId,
    status: 'public',
    cards,
  })
  expect(publishedVersionId).not.toBeNull()
  const before = await makeLearnerCall(app.services, learner).transaction((call) =>
    openLearnerView(call, activityId),
  )
  const responses = before.deck.flatMap((card) => {
    const { answering, talking } = cardOf(card.type)
    const response = sample.respond?.(card, randomFrom(4))
    const isRefused = response === undefined || talking.talks || answering.attachments(response).length > 0
    return isRefused ? [] : [{ cardId: card.id, response }]
  })
  const other = await app.person('student')
  await makeLearning(app.services, { userId: other.id, activityId, responses })
  const view = await makeLearnerCall(app.services, other).transaction((call) =>
    openLearnerView(call, activityId),
  )
  await ensurePassages(app.services, [view.learning.versionId])
  return view
}

beforeAll(async () => {
  app = await startTestApp()
  learner = await app.person('student')
  const designer = await app.person('lx_designer')
  for (const type of cardTypes) views.set(type, await learned(type, designer.id))
}, 120_000)
afterAll(() => app.close())

const viewOf = (type: CardType): LearnerView => {
  const view = views.get(type)
  if (!view) throw new Error(`nobody has learned ${type}`)
  return view
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * What a card hides: phrases and solutions that do not stand in it as it is shown; ids and what the learner wrote are no secret.
 */
function secretsOf({ deck, redacted, stored }: LearnerView): string[] {
  const visible = stringsIn(redacted).join('\n')
  const said = stringsIn([...stored.answers.values()]).join('\n')
  const texts = playable(deck).flatMap((card) => {
    const { content, answering } = cardOf(card.type)
    return [...content.phrases(card).map(({ text }) => text), ...stringsIn(answering.solution(card))]
  })
  return [...new Set(texts)].filter((text) => text !== '' && !visible.includes(text) && !said.includes(text))
}

const passagesOf = async (versionId: number) =>
  (await app.services.database.db.select().from(passageTable)).filter((row) => row.versionId === versionId)

const asked = {
  ...{ manner: 'tutor' as const, rung: 1 as const, persona: '', exchanges: [], hintsTold: 20 },
  said: 'What is the answer?',
}

describe.each(cardTypes)('of every %s card', (type) => {
  test('no passage and no scene holds what it hides', async () => {
    const view = viewOf(type)
    const { db } = app.services.database
    const passages = JSON.stringify(await passagesOf(view.learning.versionId))
    const scenes = []
    for (const { id } of playable(view.deck)) {
      const question = { learning: view.learning, cardId: id, text: asked.said, about: passages, limit: 20 }
      const found = await findPassages(db, question)
      scenes.push(await sceneOf(db, view, { ...asked, cardId: id }, found))
    }
    const told = JSON.stringify(scenes)
    const secrets = secretsOf(view)
    expect(secrets).toContain('TEACHERS-ONLY')
    for (const secret of secrets) {
      const written = JSON.stringify(secret).slice(1, -1)
      expect(passages).not.toContain(written)
      expect(told).not.toContain(written)
    }
  })
})

test('what is hidden is a lot, and what is shown is told', () => {
  const count = (type: CardType) => secretsOf(viewOf(type)).length
  for (const type of ['blanks', 'choice', 'question', 'aiChat', 'flip'] as const)
    expect(count(type)).toBeGreaterThan(5)
})

test('the order of what is to be put in order is not the right one, nor that of any learner', async () => {
  const { deck, redacted, learning } = viewOf('order')
  const rows = await passagesOf(learning.versionId)
  const orderIn = (text: string, card: Card) =>
    stringsIn(
      cardOf(card.type)
        .content.phrases(card)
        .filter(({ path }) => path.endsWith('.text'))
        .map((each) => each.text),
    ).map((each) => text.indexOf(each))
  const isRising = (places: number[]) =>
    places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
  const [card] = deck
  const [shown] = redacted
  if (!card || !shown) throw new Error('the sample has no card')
  const text = rows
    .filter(({ cardId }) => cardId === card.id)
    .map((row) => row.text)
    .join('\n')
  expect(orderIn(text, card)).not.toContain(-1)
  expect(isRising(orderIn(text, card))).toBe(false)
})
