import { useEffect, useRef } from 'react'
import type { Help } from './useHelp.ts'

interface Options {
  readonly isOpen: boolean
  /** It is enough for today: there is no field. */
  readonly isEnd: boolean
  readonly help: Help
}

/** Opens and closes the sheet, and keeps the focus in it: what was pressed there may be gone at once. */
export function useHelpFocus({ isOpen, isEnd, help: { talk, pending, trouble } }: Options) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close()
      return
    }
    if (dialog.current?.open === false) dialog.current.showModal()
    // Not before it is shown.
    if (hasMouse()) field.current?.focus()
  }, [isOpen])
  const [isRead, isWriting, isBroken] = [talk !== undefined, pending !== undefined, trouble !== undefined]
  useEffect(() => {
    if (!isOpen || document.activeElement !== document.body) return
    const next = hasMouse() ? (field.current ?? heading.current) : heading.current
    next?.focus()
  }, [isOpen, isEnd, isRead, isWriting, isBroken])
  return { dialog, heading, field }
}

/** Where a finger points, the focus in the field would open a keyboard over the sheet. */
const hasMouse = () => window.matchMedia('(pointer: fine)').matches
