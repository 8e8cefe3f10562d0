import '../card/phone.css'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { Player } from '#deck/web/play/Player.tsx'
import { previewPort } from '#deck/web/play/previewPort.ts'
import type { ImportReport } from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'

interface Props {
  readonly report: ImportReport
  readonly shownId: number | undefined
}

/** The phone that plays what is about to be taken over. */
export function ImportPreview({ report, shownId }: Props) {
  const t = useWords(importWords)
  const { cards, files } = report
  const port = useMemo(() => previewPort(() => cards), [cards])
  const urls = useMemo(
    () => Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url])),
    [files],
  )
  return (
    <section aria-label={t('preview')} className="import-phone">
      <div className="editor-phone-frame">
        <Player
          deck={cards}
          files={urls}
          isPreview
          port={port}
          {...(shownId !== undefined && { start: shownId })}
        />
      </div>
    </section>
  )
}
