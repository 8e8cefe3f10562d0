import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { editedIn, type Edited } from '#kit/resource/web/rowPaths.ts'

/** What the address opens over its list (`?edit=12`), and the way back to the list alone. */
export function useEdited() {
  const edited = editedIn(useSearch({ strict: false }) as Record<string, unknown>)
  const [shown, setShown] = useState<Edited>()
  const navigate = useNavigate()
  const close = useCallback(() => {
    const search = (before: Record<string, unknown>) => ({ ...before, edit: undefined })
    void navigate({ to: '.', search: search as never, resetScroll: false })
  }, [navigate])
  // What was open stays drawn while the drawer slides away.
  if (edited !== undefined && edited !== shown) setShown(edited)
  return { isOpen: edited !== undefined, shown, close }
}
