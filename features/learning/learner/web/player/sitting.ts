import { safeParse } from 'zod/mini'
import type { CardState } from '#kit/card/progress.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { playable, untouched, type LearnerProgress } from '#deck/deck.navigate.ts'
import type { Attempt } from '#deck/web/play/play.ts'
import type { learnEndpoints } from '../../learn.contract.ts'
import type { OutboxAction } from '../outbox/action.ts'

export type OpenedActivity = DataOf<typeof learnEndpoints.activity>

/** Where a learner goes on: what the server has, and on top of it what is still being sent. */
export interface Sitting {
  readonly progress: LearnerProgress
  readonly attempts: ReadonlyMap<number, Attempt>
  /** undefined: the first card of the navigation, for who begins or begins again. */
  readonly start: number | undefined
}

/** `cardId` is the card that a link leads to. */
export function sittingOf(
  opened: OpenedActivity,
  waiting: readonly OutboxAction[],
  cardId?: number,
): Sitting {
  const cards = playable(opened.cards)
  const progress = new Map(cards.flatMap((card) => storedState(opened, card)))
  const attempts = new Map<number, Attempt>()
  for (const card of cards) {
    const result = opened.results[card.id]
    if (result) attempts.set(card.id, { response: result.response, verdict: result.verdict, hintsUsed: 0 })
  }
  let start = opened.position ?? undefined
  for (const { kind, body } of waiting) {
    if (kind === 'reply') continue
    const card = cards.find(({ id }) => id === body.cardId)
    if (!card || body.activityId !== opened.activity.id) continue
    const before = progress.get(card.id) ?? untouched
    if (kind === 'position') start = card.id
    if (kind === 'progress') progress.set(card.id, withProgress(card, before, body.progress))
    if (kind !== 'response') continue
    attempts.set(card.id, { response: body.response, verdict: undefined, hintsUsed: 0, isQueued: true })
    const chosen = cardOf(card.type).answering.chosen(body.response)
    progress.set(card.id, { ...before, tries: before.tries + 1, chosen })
  }
  const isRequested = cards.some(({ id }) => id === cardId)
  const isLearned = opened.activity.record?.status === 'learned'
  if (isRequested) start = cardId
  return { progress, attempts, start: isLearned && !isRequested ? undefined : start }
}

/** Progress with a card that is still being sent, on top of the stored one. */
function withProgress({ type }: Card, before: CardState, reported: unknown): CardState {
  const { schema, join } = cardOf(type).progress
  const parsed = safeParse(schema, reported)
  return parsed.success ? { ...before, progress: join(before.progress ?? {}, parsed.data) } : before
}

/**
 * A card that was met has a state; progress that does not fit today's schema is none. On the learner's page the server sees to that, and
 * what the device kept for hours without a connection is as an earlier release left it: schemas of progress only grow.
 */
function storedState({ progress, results }: OpenedActivity, card: Card): [number, CardState][] {
  const result = results[card.id]
  const stored = progress[card.id]
  if (!result && stored === undefined) return []
  const definition = cardOf(card.type)
  const parsed = safeParse(definition.progress.schema, stored)
  const state = {
    progress: parsed.success ? parsed.data : undefined,
    tries: result?.tries ?? 0,
    scaled: result?.scaled ?? null,
    passed: result?.passed ?? false,
    chosen: result ? definition.answering.chosen(result.response) : [],
  }
  return [[card.id, state]]
}

/** Addresses of the files of the cards, as the player expects them. */
export const addressesIn = ({ files }: Pick<OpenedActivity, 'files'>): Record<number, string> =>
  Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url]))
