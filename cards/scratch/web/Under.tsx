import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { copyText } from '#kit/view/web/copy.ts'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { scratchWords } from '../scratch.card.ts'
import type { ScratchCard } from '../scratch.schema.ts'

interface Props {
  readonly card: ScratchCard
  readonly files: Readonly<Record<number, string>>
}

/** What is under the cover. */
export function Under({ card, files }: Props) {
  const t = useWords(scratchWords)
  const { kind, text, picture, code } = card
  if (kind === 'text') return <RichTextView value={text} />
  if (kind === 'code')
    return (
      <div className="scratch-code">
        <pre className={code.includes('\n') ? '' : 'is-short'}>{code}</pre>
        <button onClick={() => void copyText(code)} type="button">
          {t('play.copy')}
        </button>
      </div>
    )
  return picture ? (
    <figure>
      <CardPicture files={files} media={picture} />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  ) : null
}
