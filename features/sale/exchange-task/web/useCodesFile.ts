import { errorText } from '#kit/http/web/errorText.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { download } from '#kit/http/web/transfer.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { exchangeTaskEndpoints, type sheetFormats } from '../exchange-task.contract.ts'

/** Fetches the codes of a task; the screen then shows when that was last done. */
export function useCodesFile() {
  const refresh = useRefresh()
  return async (id: number, format: (typeof sheetFormats)[number]) => {
    try {
      await download(exchangeTaskEndpoints.download, { query: { id, format } })
      await refresh(exchangeTaskEndpoints.page)
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
  }
}
