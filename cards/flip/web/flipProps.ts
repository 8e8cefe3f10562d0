import type { CardPlayerProps } from '#kit/card/web/cardFace.ts'
import type { FlipCard, FlipProgress, FlipResponse, FlipSolution } from '../flip.schema.ts'

/** What every table of the player is given. */
export type FlipProps = CardPlayerProps<FlipCard, FlipResponse, FlipProgress, FlipSolution>
