import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { AssignmentCard, AssignmentResponse, AssignmentSolution } from '../assignment.schema.ts'

export type AssignmentPlayerProps = CardPlayerProps<
  AssignmentCard,
  AssignmentResponse,
  Shown,
  AssignmentSolution
>
