import type { Shown } from '#kit/cardDefinition.ts'
import type { CardPlayerProps } from '#kit/web/cardFace.ts'
import type { AssignmentCard, AssignmentResponse, AssignmentSolution } from '../assignment.schema.ts'

export type AssignmentPlayerProps = CardPlayerProps<
  AssignmentCard,
  AssignmentResponse,
  Shown,
  AssignmentSolution
>
