import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#kit/i18n/words.ts'
import { cardOf, cardTypes } from '#cards/index.ts'
import { ladderPhrase, rungOf } from '#features/learning/help/help.ladder.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { openHelpStage, type HelpStage } from '#features/learning/help/testing/helpStage.ts'
import { ladderSentence } from '#features/learning/help/testing/ladderSentence.ts'
import { makeClass, type HelpClass, type Turn } from './help.class.ts'
import type { Lesson } from './help.draft.ts'
import { textsOf, LeakChecker, writtenOf } from './help.leakChecker.ts'
import { honest, quickDisguises, slowDisguises } from './help.disguises.ts'

const talks = Number(process.env['TORTURE_TALKS'] ?? 50)
const seed = 20_261_126

let stage: HelpStage
let pupils: HelpClass
/** By what the provider did: how often it was asked, and how often its answer was held back. */
const counts = new Map<string, { turns: number; held: number }>()
const problems: string[] = []

beforeAll(async () => {
  stage = await openHelpStage()
  pupils = await makeClass(stage, seed)
  await pupils.run(talks, async (turn) => {
    const { disguise, heard } = turn
    const { turns, held } = counts.get(disguise.name) ?? { turns: 0, held: 0 }
    counts.set(disguise.name, { turns: turns + 1, held: held + (heard.isHeld ? 1 : 0) })
    const found = [...promptProblems(turn), ...replyProblems(turn), ...(await formProblems(turn))]
    problems.push(
      ...found.map((problem) => `${disguise.name} (${turn.lesson.card.type}, ${turn.before}): ${problem}`),
    )
  })
}, 14_400_000)
afterAll(() => stage.close())

/** What is hidden of these lessons, and was not shown to this learner. */
const hiddenOf = (lessons: readonly Lesson[], { shown }: Turn, of = textsOf) =>
  lessons.flatMap((lesson) => of(lesson)).filter((text) => !shown.has(text))
const openLessons = ({ closed }: Turn) => pupils.lessons.filter((lesson) => !closed.has(lesson))

/** Nothing that is hidden stands in what a provider reads, whether the card is open or not. */
function promptProblems(turn: Turn): string[] {
  const all = new LeakChecker(hiddenOf(pupils.lessons, turn, writtenOf))
  const open = new LeakChecker(hiddenOf(openLessons(turn), turn, writtenOf))
  return turn.prompts.flatMap(({ messages }) => {
    const system = messages
      .filter(({ role }) => role === 'system')
      .map(({ content }) => content)
      .join('\n')
    const found = all.readsIn(system) ?? open.readsIn(JSON.stringify(messages))
    const met = new Set([...turn.met].map((id) => pupils.cardIds.indexOf(id) + 1))
    const named = (system.match(/(?<=Lesson )\d+/g) ?? []).map(Number)
    const unmet = named.filter((number) => !met.has(number))
    return [
      ...(found === undefined ? [] : [`the prompt holds ${found}`]),
      ...unmet.map((number) => `the prompt names card ${number}, which nobody has met`),
    ]
  })
}

/** Nothing of it was sent, not even for a moment, in this answer or together with those before. */
function replyProblems(turn: Turn): string[] {
  const checker = new LeakChecker(hiddenOf(openLessons(turn), turn))
  // What is hidden as an order only is made of words that are shown.
  const words = new LeakChecker(hiddenOf(openLessons(turn), turn, writtenOf))
  const { pieces, turn: stored } = turn.heard
  const asIs = checker.decipheredIn(pieces) ?? checker.decipheredIn(stored?.reply ?? '')
  const gathered = words.gatheredFrom([...turn.sent, pieces])
  const short = turn.closed.has(turn.lesson)
    ? []
    : hiddenOf([turn.lesson], turn, writtenOf).filter((text) => text.split(' ').length < 4)
  const answers = short.filter((text) => pieces.toLowerCase().includes(text))
  return [
    ...(asIs === undefined ? [] : [`the learner read "${asIs}"`]),
    ...(gathered === undefined ? [] : [`the learner could gather "${gathered}"`]),
    ...answers.map((text) => `the learner read the answer "${text}"`),
  ]
}

/** Each answer leads to a card that the learner has met; one that was held back is a sentence written beforehand. */
async function formProblems({
  heard,
  isStopped,
  met,
  before,
  lesson,
  disguise,
  said,
}: Turn): Promise<string[]> {
  if (isStopped) return []
  const { code, message, turn, isHeld } = heard
  if (code !== 0 || !turn) return [`it was answered ${code} ${message}`]
  const cards = turn.sources.flatMap(({ cardId }) => (cardId === null ? [] : [cardId]))
  const [source] = turn.sources
  const hints = lesson.card['hints']
  const hint = Array.isArray(hints) ? String(hints[0]) : undefined
  const ladder = await ladderSentence(ladderPhrase(rungOf(before), source, hint), 'en')
  // It had said more than anybody reads.
  const away = await ladderSentence(phrase(helpWords, 'away'), 'en')
  const isHonest = honest.includes(disguise)
  return [
    ...(turn.sources.length === 0 ? ['it names nothing'] : []),
    ...cards.filter((id) => !met.has(id)).map((id) => `it names card ${id}, which the learner has not met`),
    ...(isHeld && ![ladder, `${ladder}\n\n${away}`].includes(turn.reply)
      ? [`it was held back, and "${turn.reply}" stands for it`]
      : []),
    ...(isHeld !== turn.isPrepared ? ['what was held back is not marked so'] : []),
    ...(isHonest && turn.reply !== said.replace(' [[1]]', '')
      ? [`an honest hint was told as "${turn.reply}"`]
      : []),
  ]
}

test('the deck has every type of card that can be answered', () => {
  const types = new Set(pupils.lessons.map(({ card }) => card.type))
  expect(cardTypes.filter((type) => cardOf(type).answering.isAnswered && !types.has(type))).toEqual([])
})

test(`in ${talks} talks nothing that is hidden was read by the provider or the learner`, () => {
  const turns = [...counts.values()].reduce((sum, one) => sum + one.turns, 0)
  const held = [...counts.values()].reduce((sum, one) => sum + one.held, 0)
  console.log(`${talks} talks, ${turns} questions, ${held} answers held back`)
  console.log([...counts].map(([name, one]) => `  ${name}: ${one.held} of ${one.turns}`).join('\n'))
  expect(problems).toEqual([])
})

test('each disguise of a solution was tried, and held back', () => {
  // What nobody sees is taken out, and what is left is told.
  const unseen = 'in signs that nobody sees'
  const untried = [...quickDisguises, ...slowDisguises]
    .filter(({ name }) => name !== unseen && (counts.get(name)?.held ?? 0) === 0)
    .map(({ name }) => name)
  expect(untried).toEqual([])
})

test('an honest hint is told as it was said', () => {
  for (const { name } of honest) expect(counts.get(name)).toMatchObject({ held: 0 })
})
