import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { FlipCard, FlipProgress, FlipResponse, FlipSolution } from '../flip.schema.ts'

/** The props of every table of the player. */
export type FlipProps = CardPlayerProps<FlipCard, FlipResponse, FlipProgress, FlipSolution>
