import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { QuestionCard, QuestionResponse, QuestionSolution } from '../question.schema.ts'

export type QuestionPlayerProps = CardPlayerProps<QuestionCard, QuestionResponse, Shown, QuestionSolution>
