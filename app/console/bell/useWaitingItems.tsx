import { useMemo } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useRead } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { dashboardWords } from '#features/insight/dashboard/dashboard.words.ts'
import { Amount } from '#features/insight/dashboard/web/Amount.tsx'
import { presentIn } from '#features/insight/dashboard/web/groups.ts'
import { bellCalls } from './bell.calls.ts'

/** The kinds of what waits, those first that somebody writes to the reader. What one has left unfinished oneself is on the home page. */
const groups = ['messages', 'reviews', 'learners', 'failures'] as const

/** What waits for the reader as entries of a menu, kind by kind, each leading to the list that shows so many. */
export function useWaitingItems() {
  const t = useWords(kitWords)
  const words = useWords(dashboardWords)
  const { data, error } = useRead(bellCalls.waiting)
  return useMemo(() => {
    const shown = groups.flatMap((group) => {
      const lines = data ? presentIn(data.lines, group) : []
      if (lines.length === 0) return []
      const children = lines.map((line) => ({
        key: line.href,
        label: (
          <span className="shell-waiting-line">
            {words(`lines.${line.key}`)}
            <b>
              <Amount line={line} />
            </b>
          </span>
        ),
      }))
      return [{ key: group, type: 'group' as const, label: words(`groups.${group}`), children }]
    })
    if (shown.length > 0) return shown
    const label = data ? words('waiting.none') : error ? errorText(error) : t('common.loading')
    return [{ key: 'state', label, disabled: true }]
  }, [data, error, t, words])
}

export type WaitingItems = ReturnType<typeof useWaitingItems>
