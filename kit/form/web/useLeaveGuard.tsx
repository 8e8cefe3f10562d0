import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').then((file) => ({ default: file.LeaveDialog })))

/** An address of the console, as the router gives it. */
export interface Place {
  readonly pathname: string
  readonly search: Readonly<Record<string, unknown>>
}

const isElsewhere = (current: Place, next: Place) => current.pathname !== next.pathname

/**
 * Asks 'Are you sure you want to leave?' while there are unsaved changes (B9), also when the tab or the browser closes
 * (there in the browser's own words). `isLeaving` decides which address leaves, another path by default; `lead` says what
 * becomes of the changes. Gives the dialog to draw.
 */
export function useLeaveGuard(isDirty: boolean, isLeaving = isElsewhere, lead?: string): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && isLeaving(current, next),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog lead={lead} onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
