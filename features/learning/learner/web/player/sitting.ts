import { safeParse } from 'zod/mini'
import type { Standing } from '#kit/card/progress.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { playable, untouched, type LearnerProgress } from '#deck/deck.navigate.ts'
import type { Attempt } from '#deck/web/play/play.ts'
import type { learnEndpoints } from '../../learn.contract.ts'
import type { OutboxAction } from '../outbox/action.ts'

export type Opened = DataOf<typeof learnEndpoints.activity>

/** Where a learner goes on: what the server knows, and on top of it what is still on its way there. */
export interface Sitting {
  readonly progress: LearnerProgress
  readonly attempts: ReadonlyMap<number, Attempt>
  /** undefined: where the way leads, for who begins or begins again. */
  readonly start: number | undefined
}

/** `asked` is the card that a link leads to. */
export function sittingOf(opened: Opened, waiting: readonly OutboxAction[], cardId?: number): Sitting {
  const cards = playable(opened.cards)
  const progress = new Map(cards.flatMap((card) => knownStanding(opened, card)))
  const attempts = new Map<number, Attempt>()
  for (const card of cards) {
    const result = opened.results[card.id]
    if (result) attempts.set(card.id, { response: result.response, verdict: result.verdict, hintsUsed: 0 })
  }
  let start = opened.position ?? undefined
  for (const { kind, body } of waiting) {
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
  const isAsked = cards.some(({ id }) => id === cardId)
  const isLearned = opened.activity.record?.status === 'learned'
  if (isAsked) start = cardId
  return { progress, attempts, start: isLearned && !isAsked ? undefined : start }
}

/** What was seen of a card and is still on its way, on top of what is known of it. */
function withProgress({ type }: Card, before: Standing, reported: unknown): Standing {
  const { schema, join } = cardOf(type).progress
  const parsed = safeParse(schema, reported)
  return parsed.success ? { ...before, progress: join(before.progress ?? {}, parsed.data) } : before
}

/** A card that was met has a standing; progress that today's schema does not know is none. */
function knownStanding({ progress, results }: Opened, card: Card): [number, Standing][] {
  const result = results[card.id]
  const known = progress[card.id]
  if (!result && known === undefined) return []
  const definition = cardOf(card.type)
  const parsed = safeParse(definition.progress.schema, known)
  const standing = {
    progress: parsed.success ? parsed.data : undefined,
    tries: result?.tries ?? 0,
    scaled: result?.scaled ?? null,
    passed: result?.passed ?? false,
    chosen: result ? definition.answering.chosen(result.response) : [],
  }
  return [[card.id, standing]]
}

/** Addresses of the files of the cards, as the player wants them. */
export const addressesIn = ({ files }: Pick<Opened, 'files'>): Record<number, string> =>
  Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url]))
