import { and, eq, lt } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { maxExpectations, maxInputLength } from '#features/ai/ai-config/ai-config.debug.ts'
import type { Expectation } from '#features/ai/ai-config/ai-config.expectations.ts'
import type { HelpScene } from '#features/ai/ai-config/help.scene.ts'
import { compileHidden } from '#features/ai/ai-config/hiddenText.ts'
import { addExample } from '#features/ai/ai-config/server/ai-config.commands.ts'
import { aiConfigView } from '#features/ai/ai-config/server/ai-config.queries.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { findLearnerView, type LearnerView } from '#features/learning/attempt/server/learning.queries.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { HelpTurn } from '../../help.contract.ts'
import type { labEndpoints } from '../../help.lab.ts'
import { helpWords } from '../../help.words.ts'
import { findPassages } from '../ground/findPassages.ts'
import { openText, sceneOf } from '../ground/scene.ts'
import { hiddenOf } from '../guard/hiddenOf.ts'
import { readTurns, type StoredTurn } from '../turn/readTurns.ts'
import { namesAround } from './namesAround.ts'
import { withoutNames, type Named } from './withoutNames.ts'

/** As much of a hidden text or a reply as an expectation holds. */
const maxText = 2000
const maxName = 100
/** Beside what names a card and what is compared by eye. */
const maxHidden = maxExpectations - 2

/** A reply of a tutor or a partner, and what was said before it. */
interface TurnContext extends StoredTurn {
  readonly before: readonly HelpTurn[]
}

/** Makes a reply into a reference example: its scene as the AI was told it, what it must not give away, and what it said. */
export async function talkToExample(
  call: Call,
  { turnId, configId }: BodyOf<typeof labEndpoints.example>,
): Promise<number> {
  const context = (await findContext(call, turnId)) ?? refuse(kitFaults.notFound)
  const { turn, round } = context
  await mustFit(call, configId, turn.manner)
  const moment = { cardId: turn.cardId, round }
  const view = (await findLearnerView(call, context, moment)) ?? refuse(kitFaults.notFound)
  const names = await namesAround(call.db, context)
  const scene = nameless(await rebuilt(call, context, view), names)
  const title = scene.card.title === '' ? scene.card.number : scene.card.title
  return addExample(call, {
    configId,
    name: [...`${title}: ${scene.said}`.replaceAll(/\s+/g, ' ')].slice(0, maxName).join('').trim(),
    input: fitting(scene),
    holds: holdsOf(view, scene, turn, names),
  })
}

async function findContext({ db }: Call, turnId: number): Promise<TurnContext | undefined> {
  const [found] = await readTurns(db, eq(talkView.id, turnId))
  if (!found) return undefined
  const isBefore = and(
    eq(talkView.learnerId, found.learnerId),
    eq(talkView.activityVersionId, found.versionId),
    eq(talkView.manner, found.turn.manner),
    lt(talkView.id, turnId),
  )
  return { ...found, before: (await readTurns(db, isBefore)).map(({ turn }) => turn) }
}

/** An example of a tutor is of no use to a configuration of anything else. */
async function mustFit({ db }: Call, configId: number, manner: HelpTurn['manner']): Promise<void> {
  const [config] = await db
    .select({ kind: aiConfigView.kind, category: aiConfigView.category })
    .from(aiConfigView)
    .where(eq(aiConfigView.id, configId))
  if (!config) refuse(kitFaults.notFound)
  if (config.kind !== 'learner' || config.category !== manner)
    refuse(kitFaults.invalid, { fields: { configId: phrase(helpWords, 'lab.otherKind') } })
}

/** The scene as it was; what is found for it may have changed. */
async function rebuilt(call: Call, context: TurnContext, view: LearnerView): Promise<HelpScene> {
  const { turn, rung, hintsTold, agentId, before } = context
  const { cardId, manner, said } = turn
  const question = { learning: view.learning, cardId, text: said, about: openText(view, cardId) }
  const passages = await findPassages(call.db, question)
  const persona = manner === 'partner' ? await nameOfAgent(call, agentId) : ''
  const asked = { cardId, manner, said, hintsTold, rung, persona, exchanges: before }
  return sceneOf(call.db, view, asked, passages)
}

async function nameOfAgent({ db }: Call, agentId: number | null): Promise<string> {
  if (agentId === null) return ''
  const [agent] = await db.select({ name: agentView.name }).from(agentView).where(eq(agentView.id, agentId))
  return agent?.name ?? ''
}

/** What learners and teachers wrote may name somebody; what stands on the cards is everybody's. */
function nameless(scene: HelpScene, names: readonly Named[]): HelpScene {
  const clean = (text: string) => withoutNames(text, names)
  return {
    ...scene,
    said: clean(scene.said),
    card: { ...scene.card, answer: clean(scene.card.answer), feedback: clean(scene.card.feedback) },
    exchanges: scene.exchanges.map(({ said, reply }) => ({ said: clean(said), reply: clean(reply) })),
  }
}

/** As JSON that an example can hold: the oldest of the talk goes first, then the last of the sources. */
function fitting(scene: HelpScene): string {
  const json = JSON.stringify(scene, null, 2)
  if (json.length <= maxInputLength) return json
  const { exchanges, sources, card } = scene
  if (exchanges.length > 0) return fitting({ ...scene, exchanges: exchanges.slice(1) })
  if (sources.length > 0) return fitting({ ...scene, sources: sources.slice(0, -1) })
  return JSON.stringify({
    ...scene,
    card: { ...card, text: card.text.slice(0, maxText), answer: '', hints: [] },
  })
}

function holdsOf(
  view: LearnerView,
  scene: HelpScene,
  { cardId, reply, sources }: HelpTurn,
  names: readonly Named[],
): Expectation[] {
  // Only what is found for the scene can be named again.
  const found = new Set(scene.sources.map(({ title }) => title))
  const titles = sources.flatMap(({ kind, title }) => (kind === 'card' && found.has(title) ? [title] : []))
  const expectations: Expectation[] = [
    ...hiddenThen(view, cardId)
      .slice(0, maxHidden)
      .map((text): Expectation => ({ kind: 'hides', text: cut(text) })),
    ...titles.slice(0, 1).map((text): Expectation => ({ kind: 'names', text: cut(text) })),
    { kind: 'byEye', text: cut(withoutNames(reply, names)) },
  ]
  return expectations.filter((one) => one.kind === 'shape' || one.text !== '')
}

/** What the learner was not to be told of the card: nothing of one that was solved, and nothing that a guard lets through. */
function hiddenThen({ deck, open, shownFeedback }: LearnerView, cardId: number): string[] {
  if (!open.has(cardId)) return []
  return hiddenOf(deck, new Set([cardId]), cardId, shownFeedback)
    .filter((hidden) => compileHidden([hidden], null).find(hidden.text, { said: [], replies: [] }))
    .map(({ text }) => text)
}

const cut = (text: string): string => text.slice(0, maxText).toWellFormed().trim()
