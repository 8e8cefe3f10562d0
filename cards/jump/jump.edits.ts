import type { JumpCard } from './jump.schema.ts'

/** Another kind of target: what was chosen is none of it, and a card of the same activity has no page of its own. */
export function withKind(card: JumpCard, kind: JumpCard['kind']): JumpCard {
  if (kind === card.kind) return card
  const how = kind === 'card' && card.how === 'new' ? 'replace' : card.how
  return { ...card, kind, targetId: null, how }
}
