import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { findCard } from '#deck/deck.document.ts'
import { maxExpectations, maxInputLength } from '#features/ai/ai-config/ai-config.debug.ts'
import type { Expectation } from '#features/ai/ai-config/ai-config.expectations.ts'
import { rungs, type Rung } from '#features/ai/ai-config/help.kinds.ts'
import type { HelpScene } from '#features/ai/ai-config/help.scene.ts'
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
import { helpTurnTable } from '../turn/helpTurn.table.ts'
import { readTurns } from '../turn/readTurns.ts'
import { namesAround } from './namesAround.ts'
import { withoutNames, type Named } from './withoutNames.ts'

/** As much of a hidden text or a reply as an expectation holds. */
const maxText = 2000
const maxName = 100
/** Beside what names a card and what is compared by eye. */
const maxHidden = maxExpectations - 2

/** What stood around a reply of a tutor or a partner. */
interface Told {
  readonly turn: HelpTurn
  readonly learnerId: number
  readonly versionId: number
  /** How many answers to the card came before. */
  readonly round: number
  readonly rung: Rung
  readonly agentId: number | null
  readonly before: readonly HelpTurn[]
}

/** Makes a reply into a reference example: its scene as the AI was told it, what it must not give away, and what it said. */
export async function talkToExample(
  call: Call,
  { turnId, configId }: BodyOf<typeof labEndpoints.example>,
): Promise<number> {
  const told = (await findTold(call, turnId)) ?? refuse(kitFaults.notFound)
  await mustFit(call, configId, told.turn.manner)
  const { learnerId, versionId, turn } = told
  const view = (await findLearnerView(call, { learnerId, versionId })) ?? refuse(kitFaults.notFound)
  const names = await namesAround(call.db, { learnerId, activityId: view.learning.activityId })
  const scene = nameless(await rebuilt(call, told, view), names)
  const title = scene.card.title === '' ? scene.card.number : scene.card.title
  return addExample(call, {
    configId,
    name: [...`${title}: ${scene.said}`.replaceAll(/\s+/g, ' ')].slice(0, maxName).join('').trim(),
    input: fitting(scene),
    holds: holdsOf(view, turn, names),
  })
}

async function findTold({ db }: Call, turnId: number): Promise<Told | undefined> {
  const [found] = await readTurns(db, eq(talkView.id, turnId))
  const [row] = await db
    .select({
      versionId: talkView.activityVersionId,
      round: talkView.round,
      at: talkView.at,
      rung: helpTurnTable.rung,
      agentId: helpTurnTable.agentId,
    })
    .from(talkView)
    .innerJoin(helpTurnTable, eq(helpTurnTable.talkId, talkView.id))
    .where(and(eq(talkView.id, turnId), isNotNull(talkView.reply)))
  if (!found || !row) return undefined
  const { turn, learnerId } = found
  const isBefore = and(
    eq(talkView.learnerId, learnerId),
    eq(talkView.activityVersionId, row.versionId),
    inArray(talkView.manner, [turn.manner]),
    lt(talkView.at, row.at),
  )
  const before = (await readTurns(db, isBefore)).map((each) => each.turn)
  return { ...row, turn, learnerId, before, rung: rungs.find((rung) => rung === row.rung) ?? 1 }
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

/** The scene as it was: the answers that came later are not in it. */
async function rebuilt(call: Call, told: Told, view: LearnerView): Promise<HelpScene> {
  const { turn, round, rung, agentId, before } = told
  const { cardId, manner, said } = turn
  const answers = new Map(view.stored.answers)
  answers.set(cardId, (answers.get(cardId) ?? []).slice(0, Math.max(0, round)))
  const then = { ...view, stored: { ...view.stored, answers } }
  const passages = await findPassages(call.db, {
    ...{ learning: view.learning, cardId, text: said, about: openText(view, cardId) },
  })
  const persona = manner === 'partner' ? await nameOfAgent(call, agentId) : ''
  const exchanges = before.map((each) => ({ said: each.said, reply: each.reply }))
  const hintsTold = rung > 1 ? rung - 1 : 0
  return sceneOf(call.db, then, { cardId, manner, said, hintsTold, rung, persona, exchanges }, passages)
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

function holdsOf({ deck }: LearnerView, turn: HelpTurn, names: readonly Named[]): Expectation[] {
  const { cardId, reply, sources } = turn
  const card = findCard(deck, cardId)
  const hidden = card ? hiddenOf(deck, new Set([cardId]), cardId) : []
  const titles = sources.flatMap(({ kind, title }) => (kind === 'card' && title.trim() !== '' ? [title] : []))
  const expectations: Expectation[] = [
    ...hidden.slice(0, maxHidden).map(({ text }): Expectation => ({ kind: 'hides', text: cut(text) })),
    ...titles.slice(0, 1).map((text): Expectation => ({ kind: 'names', text: cut(text) })),
    { kind: 'byEye', text: cut(withoutNames(reply, names)) },
  ]
  return expectations.filter((one) => one.kind === 'shape' || one.text !== '')
}

const cut = (text: string): string => text.slice(0, maxText).toWellFormed().trim()
