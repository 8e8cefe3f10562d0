import { useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import {
  activityTransferEndpoints,
  exportWithoutCodes,
  type ExportFormat,
} from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'

/** What a format cannot hold, as the server names it. */
export interface Losses {
  readonly message: string
  /** Card by card, where the server says more than the message does. */
  readonly rows: readonly LossLine[]
}
export type LossLine = z.output<typeof lossLine>

/** As many ids as the server takes in one call. */
export const mostChosen = 500

const lossLine = z.object({ name: z.string(), label: z.string(), text: z.string() })
const named = z.object({ rows: z.array(lossLine) })

export interface Export {
  readonly isBusy: boolean
  readonly losses: Losses | undefined
  /** Something else is to be exported: what was found of the one before no longer holds. */
  forget(): void
  /** Downloads the cards `cardIds`, or all of them; where something is lost it is named first, and the next call goes without. */
  save(format: ExportFormat, cardIds: readonly number[] | undefined): Promise<void>
}

/** Exports an activity; `onDone` is called once its file has come. */
export function useExport(id: number, onDone: () => void): Export {
  const t = useWords(importWords)
  const [losses, setLosses] = useState<Losses>()
  const [isBusy, setBusy] = useState(false)

  async function save(format: ExportFormat, cardIds: readonly number[] | undefined): Promise<void> {
    setBusy(true)
    try {
      const partial = losses ? 'allow' : 'refuse'
      const chosen = cardIds && { cardIds: cardIds.join(',') }
      await download(activityTransferEndpoints.exportFile, { query: { id, format, partial, ...chosen } })
      notify({ kind: 'success', text: t('export.done') })
      onDone()
    } catch (error) {
      if (isRefusal(error) && exportWithoutCodes.includes(error.code))
        setLosses({ message: error.message, rows: z.safeParse(named, error.data).data?.rows ?? [] })
      else notify({ kind: 'error', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, losses, forget: () => setLosses(undefined), save }
}
