import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { CrosswordCard, CrosswordResponse, CrosswordSolution } from '../crossword.schema.ts'

export type CrosswordProps = CardPlayerProps<CrosswordCard, CrosswordResponse, Shown, CrosswordSolution>
