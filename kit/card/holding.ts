import type { CardDefinition } from './cardDefinition.ts'

/** Whether cards of the type `inside` may be in those of the type `holder`, as far as their types say so. */
export const mayHold = ({ nesting }: CardDefinition, inside: CardDefinition): boolean =>
  nesting.isHolder && (!nesting.holdsQuestions || isQuestion(inside))

const isQuestion = ({ answering, nesting, navigating }: CardDefinition): boolean =>
  answering.isAnswered && !nesting.isHolder && !navigating.steers
