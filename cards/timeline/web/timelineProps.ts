import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type {
  TimelineCard,
  TimelineProgress,
  TimelineResponse,
  TimelineSolution,
} from '../timeline.schema.ts'

/** The props of the player, whichever way the moments are shown. */
export type TimelineProps = CardPlayerProps<
  TimelineCard,
  TimelineResponse,
  TimelineProgress,
  TimelineSolution
>
