import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Home } from '#kit/resource/web/rowPaths.ts'
import { FormSkeleton } from './Skeletons.tsx'
import { ErrorState } from './states.tsx'

interface PendingStateProps {
  readonly read: Pick<UseQueryResult, 'error' | 'refetch'>
  /** Where the screens of the record are, as for `ErrorState`. */
  readonly home?: Home
  readonly skeleton?: ReactNode
}

/** What stands in the place of data that are not there: their skeleton while they come, else why they did not and a retry. */
export function PendingState({
  read: { error, refetch },
  home,
  skeleton = <FormSkeleton />,
}: PendingStateProps) {
  return error ? <ErrorState error={error} home={home} onRetry={() => void refetch()} /> : skeleton
}
