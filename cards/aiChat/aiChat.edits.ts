import { newPartId } from '#kit/card/card.ts'
import { newCriterion } from '#kit/card/rubric.ts'
import {
  mostQuickReplies,
  newJudge,
  quickReplyMax,
  type AiChatCard,
  type Blocking,
  type ScriptLine,
} from './aiChat.schema.ts'

export const withNewLine = (card: AiChatCard): AiChatCard => ({
  ...card,
  script: [...card.script, { id: newPartId(), mentions: '', reply: '' }],
})

export const withLine = (card: AiChatCard, id: string, change: Partial<ScriptLine>): AiChatCard => ({
  ...card,
  script: card.script.map((line) => (line.id === id ? { ...line, ...change } : line)),
})

export const withoutLine = (card: AiChatCard, id: string): AiChatCard => ({
  ...card,
  script: card.script.filter((line) => line.id !== id),
})

export function withMovedLine(card: AiChatCard, from: number, to: number): AiChatCard {
  const moved = card.script[from]
  if (!moved || to < 0 || to >= card.script.length) return card
  return { ...card, script: card.script.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

/** A judge begins with one criterion to fill in; what it judges is worth something. */
export function withJudge(card: AiChatCard, isJudged: boolean): AiChatCard {
  if (!isJudged) return { ...card, judge: null }
  const points = card.points === 0 ? 5 : card.points
  return { ...card, points, judge: card.judge ?? { ...newJudge(), criteria: [newCriterion()] } }
}

export const withBlocking = (card: AiChatCard, blocking: Blocking[]): AiChatCard =>
  card.judge ? { ...card, judge: { ...card.judge, blocking } } : card

export const newBlocking = (): Blocking => ({ id: newPartId(), text: '' })

/** Replies that a learner can tap, one a line. */
export const withQuickReplies = (card: AiChatCard, lines: string): AiChatCard => ({
  ...card,
  quickReplies:
    lines === ''
      ? []
      : lines
          .split('\n')
          .slice(0, mostQuickReplies)
          .map((line) => [...line].slice(0, quickReplyMax).join('')),
})
