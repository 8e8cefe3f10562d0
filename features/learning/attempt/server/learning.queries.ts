import { and, eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { Verdict } from '#kit/card/verdict.ts'
import { playable, type Deck } from '#deck/deck.document.ts'
import { lastVerdict } from '#deck/deck.verdict.ts'
import { learningTable, type Learning } from './progress/learning.table.ts'
import { answersTo, readStoredProgress, type StoredProgress } from './progress/learnerProgress.ts'
import { learnerDeck } from './progress/versionDeck.ts'
import { redactedFor, type RedactedDeck } from './redacted.queries.ts'
import type { TalkPlace } from './talk/talk.queries.ts'

/** What one learner has of an activity now. */
export interface LearnerView {
  readonly learning: Learning
  /** With every solution: for scoring, and for finding what must not be said. */
  readonly deck: Deck
  readonly redacted: RedactedDeck
  readonly stored: StoredProgress
  /** Cards whose solution the learner was not shown. */
  readonly open: ReadonlySet<number>
  /** What the learner was shown of their last answer, by card id. */
  readonly shownFeedback: ReadonlyMap<number, readonly string[]>
}

const wordsOf = (verdict: Verdict | undefined): readonly string[] =>
  verdict ? [verdict.feedback.overall, ...verdict.feedback.parts.map(({ text }) => text)].filter(Boolean) : []

/** When so many answers to a card had been given. */
type Moment = Pick<TalkPlace, 'cardId' | 'round'>

/** What a learner had of a version then, for somebody who may read their talks; undefined where they have left it. */
export async function findLearnerView(
  call: Call,
  { learnerId, versionId }: { readonly learnerId: number; readonly versionId: number },
  moment: Moment,
): Promise<LearnerView | undefined> {
  const isTheirs = and(eq(learningTable.userId, learnerId), eq(learningTable.versionId, versionId))
  const [learning] = await call.db.select().from(learningTable).where(isTheirs)
  return learning && viewOfLearning(call, learning, moment)
}

/** What one learner has of what they learn; with a moment: what they had then. */
export async function viewOfLearning(
  { db, services }: Call,
  learning: Learning,
  moment?: Moment,
): Promise<LearnerView> {
  const deck = await learnerDeck(db, learning)
  const now = await readStoredProgress(db, learning)
  const stored = moment ? storedAt(now, moment) : now
  const cards = playable(deck)
  const verdicts = new Map(cards.map((card) => [card.id, lastVerdict(card, answersTo(stored, card))]))
  return {
    learning,
    deck,
    redacted: redactedFor(services, deck, learning.userId),
    stored,
    open: new Set(cards.map(({ id }) => id).filter((id) => (verdicts.get(id)?.solution ?? null) === null)),
    shownFeedback: new Map([...verdicts].map(([id, verdict]) => [id, wordsOf(verdict)])),
  }
}

/** Without the answers to the card that came later. */
function storedAt(stored: StoredProgress, { cardId, round }: Moment): StoredProgress {
  const answers = new Map(stored.answers)
  answers.set(cardId, (answers.get(cardId) ?? []).slice(0, round))
  return { ...stored, answers }
}
