import { useLocation } from '@tanstack/react-router'
import { fieldLabel, fieldText, useLastField } from '#kit/typing/web/lastField.ts'
import { useNamedScreen } from '#kit/view/web/screenName.ts'
import type { OpenScreen } from '#features/ai/agent/conversation.screen.ts'

interface Seen {
  /** For the line that tells the person; the field without its text. */
  readonly open: OpenScreen
  /** For the assistant, read at the moment of the question. */
  readonly look: () => OpenScreen
}

/** What is open now. */
export function useOpenScreen(title: string): Seen {
  const { pathname, searchStr } = useLocation()
  const named = useNamedScreen()
  const field = useLastField()
  const isNamed = named?.path === pathname && named.search === searchStr
  const open = {
    title,
    path: pathname,
    recordId: new URLSearchParams(searchStr).get('id') ?? undefined,
    recordName: isNamed ? named.name : undefined,
    field: field && { label: fieldLabel(field), text: '' },
  }
  // Reading rich text lays the page out, which is too much for each letter.
  const look = () => ({ ...open, field: field && { label: fieldLabel(field), text: fieldText(field) } })
  return { open, look }
}
