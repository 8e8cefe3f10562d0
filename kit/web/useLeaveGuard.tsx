import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'

const LeaveDialog = lazy(() =>
  import('./form/LeaveDialog.tsx').then((file) => ({ default: file.LeaveDialog })),
)

/**
 * Asks 'Are you sure you want to leave?' while there are unsaved changes (B9), also when the tab or the browser closes
 * (there in the browser's own words). Gives the dialog to draw.
 */
export function useLeaveGuard(isDirty: boolean): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
