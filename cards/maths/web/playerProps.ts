import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { MathsCard, MathsResponse, MathsSolution } from '../maths.schema.ts'

export type MathsPlayerProps = CardPlayerProps<MathsCard, MathsResponse, Shown, MathsSolution>
