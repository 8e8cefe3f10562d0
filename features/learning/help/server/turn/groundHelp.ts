import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { findCard, numbersOf } from '#deck/deck.document.ts'
import type { HelpScene } from '#features/ai/ai-config/help.scene.ts'
import { compileHidden, type HiddenTexts } from '#features/ai/ai-config/hiddenText.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { hintsToldAt } from '../../help.ladder.ts'
import type { HelpSource } from '../../help.source.ts'
import { versionsFor } from '../ground/begunBeside.ts'
import { findPassages } from '../ground/findPassages.ts'
import { openText, sceneOf } from '../ground/scene.ts'
import { questionVector } from '../ground/questionVector.ts'
import { ensurePassages } from '../ground/writePassages.ts'
import { hiddenOf } from '../guard/hiddenOf.ts'
import type { HelpTurnWork } from './openHelp.ts'

/** What one answer may rely on, and what it may not say. */
export interface GroundedHelp {
  readonly scene: HelpScene
  /** As `scene.sources` are numbered, from 1. */
  readonly sources: readonly HelpSource[]
  readonly hidden: HiddenTexts
  /** What the guard compares the answer with. */
  readonly talk: { readonly said: readonly string[]; readonly replies: readonly string[] }
  /** The author's next hint on the card; undefined: the learner has opened all. */
  readonly nextHint: string | undefined
  /** Where a learner can go in any case: the card that they ask about. */
  readonly ownCard: HelpSource
}

/** Finds what an answer may rely on. It holds no transaction, and an AI may be asked to compare meanings. */
export async function groundHelp(
  { services }: Call,
  work: HelpTurnWork,
  signal: AbortSignal,
): Promise<GroundedHelp> {
  const { db } = services.database
  const { view, body, before, helper, rung } = work
  const { cardId, manner, said, hintsUsed } = body
  const { learning, deck, redacted } = view
  await ensurePassages(services, await versionsFor(db, learning))
  // The books name whoever chose the agent, and no learner.
  const userId = helper.order.chosenBy ?? helper.order.userId
  const passages = await findPassages(db, {
    ...{ learning, cardId, text: said, about: openText(view, cardId) },
    vector: await questionVector(services, { userId, text: said, signal }),
  })
  const exchanges = before.filter((turn) => turn.manner === manner)
  const persona = manner === 'partner' ? (helper.agent?.name ?? '') : ''
  const hintsTold = hintsToldAt(rung, hintsUsed)
  const question = { cardId, manner, said, hintsTold, rung, persona, exchanges }
  const scene = await sceneOf(db, view, question, passages)
  const card = findCard(redacted, cardId)?.card
  return {
    scene,
    sources: passages.map(({ kind, activityId, cardId: at, number, title }) => ({
      ...{ kind, activityId, cardId: at, number, title },
    })),
    hidden: compileHidden(hiddenOf(deck, view.open, cardId, view.shownFeedback), await languageOf(work, db)),
    talk: { said: [...before.map((turn) => turn.said), said], replies: sentBefore(work) },
    nextHint: card?.hints[hintsUsed],
    ownCard: {
      ...{ kind: 'card', activityId: learning.activityId, cardId },
      ...{ number: numbersOf(deck).get(cardId) ?? '', title: card?.title ?? '' },
    },
  }
}

/** All that this learner was sent, in its order, whether it stands in the talk or not. */
function sentBefore({ before, takenBack }: HelpTurnWork): string[] {
  const replies = before.map(({ id, reply }) => ({ id, text: reply }))
  return [...takenBack, ...replies].toSorted((one, other) => one.id - other.id).map(({ text }) => text)
}

async function languageOf({ view }: HelpTurnWork, db: Call['db']): Promise<string | null> {
  const [version] = await db
    .select({ fields: activityVersionView.fields })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, view.learning.versionId))
  return version?.fields.language ?? null
}
