import { useEffect, useId, useRef } from 'react'
import { isEmptyRichText } from '#kit/richText/richText.ts'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useOverflows } from '#kit/view/web/useOverflows.ts'
import { imageWords } from '../image.card.ts'
import type { Hotspot } from '../image.schema.ts'

interface Props {
  readonly hotspot: Hotspot
  readonly id: string
  onClose(): void
}

/** What an open point says. It takes the focus, so that its links are reached next, and scrolls by keys where it is long. */
export function HotspotNote({ hotspot, id, onClose }: Props) {
  const t = useWords(imageWords)
  const titleId = useId()
  const note = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useOverflows(body, hotspot.id)
  useEffect(() => note.current?.focus(), [])
  return (
    <section aria-labelledby={titleId} className="image-note" id={id} ref={note} tabIndex={-1}>
      <h3 id={titleId}>{hotspot.title}</h3>
      <button aria-label={t('play.close')} onClick={onClose} type="button">
        <LineIcon path={crossPath} size={18} />
      </button>
      {!isEmptyRichText(hotspot.body) && (
        <div
          className="image-note-body"
          ref={body}
          {...(scrolls && { 'aria-labelledby': titleId, role: 'group', tabIndex: 0 })}
        >
          <RichTextView value={hotspot.body} />
        </div>
      )}
    </section>
  )
}
