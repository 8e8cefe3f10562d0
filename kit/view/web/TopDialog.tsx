import { useLayoutEffect, useRef, type ReactNode } from 'react'
import './topDialog.css'

interface TopDialogProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/**
 * A dialog of the browser's own, over everything: it holds the focus and gives it back where it was. Escape and a press beside it
 * close it. It is there as long as it is open.
 */
export function TopDialog({ label, className = '', children, onClose }: TopDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it leaves the page, which by itself gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      aria-label={label}
      className={`kit-top ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      ref={dialog}
    >
      <div className="kit-top-body">{children}</div>
    </dialog>
  )
}
