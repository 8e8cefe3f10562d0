import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { newCriterion } from '#kit/card/rubric.ts'
import {
  maxBlocking,
  maxLines,
  maxQuickReplies,
  newJudge,
  quickReplyMax,
  type AiChatCard,
  type Judge,
} from './aiChat.schema.ts'

export const lineEdits = partEdits('script', maxLines)
export const blockingEdits = partEdits('blocking', maxBlocking)

export const withNewLine = (card: AiChatCard): AiChatCard =>
  lineEdits.added(card, [{ id: newPartId(), mentions: '', reply: '' }])

/** A judge begins with one criterion to fill in; what it judges is worth something. */
export function withJudge(card: AiChatCard, isJudged: boolean): AiChatCard {
  if (!isJudged) return { ...card, judge: null }
  const points = card.points === 0 ? 5 : card.points
  return { ...card, points, judge: card.judge ?? { ...newJudge(), criteria: [newCriterion()] } }
}

export const withNewBlocking = (judge: Judge): Judge =>
  blockingEdits.added(judge, [{ id: newPartId(), text: '' }])

/** Replies that a learner can tap, one a line. */
export const withQuickReplies = (card: AiChatCard, lines: string): AiChatCard => ({
  ...card,
  quickReplies:
    lines === ''
      ? []
      : lines
          .split('\n')
          .slice(0, maxQuickReplies)
          .map((line) => [...line].slice(0, quickReplyMax).join('')),
})
