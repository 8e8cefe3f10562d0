import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { SpeakCard, SpeakResponse, SpeakSolution } from '../speak.schema.ts'

export type SpeakProps = CardPlayerProps<SpeakCard, SpeakResponse, Shown, SpeakSolution>
