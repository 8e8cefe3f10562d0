import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Db } from '#kit/call/server/context.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { findCard, numbersOf } from '#deck/deck.document.ts'
import { lastVerdict } from '#deck/deck.verdict.ts'
import type { HelpManner, Rung } from '#features/ai/ai-config/help.kinds.ts'
import type { HelpScene } from '#features/ai/ai-config/help.scene.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import type { LearnerView } from '#features/learning/attempt/server/learning.queries.ts'
import { cardText } from './cutPassages.ts'
import type { Passage } from './findPassages.ts'

interface Asked {
  readonly cardId: number
  readonly manner: HelpManner
  readonly said: string
  /** How many of the author's hints the AI is told. */
  readonly hintsTold: number
  readonly rung: Rung
  readonly persona: string
  readonly exchanges: readonly { readonly said: string; readonly reply: string }[]
}

/** So many of the last exchanges are told again. */
const maxExchanges = 6

/**
 * All that a helper is told: the open card as the learner sees it, how they answered, what was found. It is made of redacted
 * cards alone; what the full ones add is whether the answer was right, which the learner was told.
 */
export async function sceneOf(
  db: Db,
  view: LearnerView,
  { cardId, hintsTold, exchanges, ...asked }: Asked,
  passages: readonly Passage[],
): Promise<HelpScene> {
  const [version] = await db
    .select({ title: activityVersionView.title })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, view.learning.versionId))
  const { card } = findCard(view.redacted, cardId) ?? refuse(kitFaults.notFound)
  return {
    ...asked,
    activity: version?.title ?? '',
    card: {
      number: numbersOf(view.redacted).get(cardId) ?? '',
      title: card.title,
      text: openText(view, cardId),
      hints: card.hints.slice(0, hintsTold),
      ...answered(view, card),
      isOpen: cardOf(card.type).answering.isAnswered && view.open.has(cardId),
    },
    sources: passages.map(({ kind, title, number, text }, index) => ({
      n: index + 1,
      kind,
      title,
      number,
      text,
    })),
    exchanges: exchanges.slice(-maxExchanges).map(({ said, reply }) => ({ said, reply })),
  }
}

/** What the learner reads on the open card, below what is said in the cards around it. */
export function openText({ redacted }: Pick<LearnerView, 'redacted'>, cardId: number): string {
  const found = findCard(redacted, cardId)
  if (!found) return ''
  const around = found.parentId === null ? '' : openText({ redacted }, found.parentId)
  return [around, cardText(found.card)].filter((text) => text !== '').join('\n')
}

type Answered = Pick<HelpScene['card'], 'answer' | 'outcome' | 'feedback'>

/** The author's sentence on an answer is redacted until it is earned and stays out; a grader's own words may be told. */
function answered({ deck, stored }: LearnerView, redacted: Card): Answered {
  const answers = stored.answers.get(redacted.id) ?? []
  const last = answers.at(-1)
  const full = findCard(deck, redacted.id)?.card
  if (!last || !full) return { answer: '', outcome: null, feedback: '' }
  return {
    answer: cardOf(redacted.type).answering.answerText(redacted, last.response),
    outcome: lastVerdict(full, answers)?.outcome ?? null,
    feedback: ownWords(last.grade?.comment ?? '', full, redacted),
  }
}

/** A comment, unless it repeats what the card hides. */
function ownWords(comment: string, full: Card, redacted: Card): string {
  const { phrases } = cardOf(full.type).content
  const visible = new Set(phrases(redacted).map(({ text }) => text))
  const isHidden = phrases(full).some(({ text }) => !visible.has(text) && comment.includes(text.trim()))
  return isHidden ? '' : comment
}
