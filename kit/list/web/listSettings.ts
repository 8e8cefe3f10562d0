import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ColumnSettings } from '#kit/table/columnSettings.ts'
import type { ListSettings } from '../listSettings.ts'
import { listCalls } from '#kit/feature/web/kitSettings.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { keyOf, readOptions } from '#kit/http/web/query.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { ListResource } from '#kit/resource/web/listResource.ts'

/** The name by which a list is remembered; `part` says which part of its records a screen shows. */
export const nameOfList = (resource: ListResource, part?: string): string =>
  resource.endpoints.page.path + (part === undefined ? '' : `:${part}`)

interface Remembered {
  readonly lists?: ListSettings
}

export interface PersonalSettings {
  readonly settings: ColumnSettings
  readonly change: (part: ColumnSettings) => void
  /** They are known, or cannot be: a list that is drawn before would be drawn twice. */
  readonly isReady: boolean
}

const usual: ColumnSettings = {}
/** For so long what was set up in another browser is not looked for. */
const lastsMs = 60_000

/** How the reader has set up the columns of a list; the server holds it, so that all their browsers show the same. */
export function useListSettings(list: string): PersonalSettings {
  const calls = listCalls()?.settings
  const client = useQueryClient()
  const [local, setLocal] = useState<ColumnSettings>()
  const read = useQuery({
    ...(calls ? readOptions(calls.get, {}) : { queryKey: ['nothing of lists'], queryFn: () => ({}) }),
    enabled: calls !== undefined,
    staleTime: lastsMs,
  })
  const remembered = read.data as Remembered | undefined
  const settings = remembered?.lists?.[list] ?? local ?? usual
  const change = (part: ColumnSettings) => {
    const next = { ...settings, ...part }
    setLocal(next)
    if (!calls) return
    const key = keyOf(calls.get, {})
    // Shown at once; a read that is under way would show what was before.
    void client.cancelQueries({ queryKey: key })
    client.setQueryData(key, (before: Remembered | undefined) => ({
      ...before,
      lists: { ...before?.lists, [list]: next },
    }))
    call(calls.update, { body: { lists: { [list]: next } } as never }).catch((error: unknown) => {
      notify({ kind: 'error', text: errorText(error) })
      void client.invalidateQueries({ queryKey: key })
    })
  }
  return { settings, change, isReady: !calls || !read.isPending }
}
