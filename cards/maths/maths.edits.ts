import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxMistakes, type MathsCard } from './maths.schema.ts'

export const mistakeEdits = partEdits('mistakes', maxMistakes)

export const withNewMistake = (card: MathsCard): MathsCard =>
  mistakeEdits.added(card, [{ id: newPartId(), answer: '', feedback: '' }])
