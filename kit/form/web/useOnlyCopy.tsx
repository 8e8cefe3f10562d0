import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLeaveGuard } from './useLeaveGuard.tsx'

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').then((file) => ({ default: file.LeaveDialog })))

interface OnlyCopy {
  /** Does it, after a question where something would be lost. */
  readonly leave: (go: () => void) => void
  /** To be drawn outside the dialog that it guards: keys pressed in it are not that dialog's. */
  readonly question: ReactNode
}

/**
 * Guards what the server answers only once, such as passwords that were made: closing its dialog, another screen and
 * leaving the page ask first as long as it `isUnsaved`. `lead` says what would be lost.
 */
export function useOnlyCopy(isUnsaved: boolean, lead: string): OnlyCopy {
  const [onConfirm, setOnConfirm] = useState<() => void>()
  const guard = useLeaveGuard(isUnsaved, undefined, lead)
  const leave = (go: () => void) => (isUnsaved ? setOnConfirm(() => go) : go())
  const answer = (go?: () => void) => {
    setOnConfirm(undefined)
    go?.()
  }
  const question = onConfirm && (
    <Suspense>
      <LeaveDialog lead={lead} onLeave={() => answer(onConfirm)} onStay={() => answer()} />
    </Suspense>
  )
  return { leave, question: question ?? guard }
}
