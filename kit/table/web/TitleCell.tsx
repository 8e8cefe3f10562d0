import { Go } from '#kit/view/web/Go.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { RowFace } from './columns.tsx'

interface TitleCellProps {
  readonly face: RowFace
  readonly href: string | undefined
  readonly onNear?: () => void
}

/** Picture, name and first words of a record; the name is the link that opens it. */
export function TitleCell({ face, href, onNear }: TitleCellProps) {
  const t = useWords(kitWords)
  const name = face.name || t('list.untitled')
  return (
    <span className="kit-title">
      {face.hasPicture && <Cover url={face.picture} name={name} />}
      <span className="kit-title-text" title={[name, face.lead].filter(Boolean).join('\n')}>
        {href === undefined ? (
          <span className="kit-title-name">{name}</span>
        ) : (
          <Go href={href} className="kit-title-name" {...(onNear && { onNear })}>
            {name}
          </Go>
        )}
        {face.lead && <span className="kit-title-lead">{face.lead}</span>}
      </span>
    </span>
  )
}

/** A picture of its own kind of colour stands in where a record has none. */
function Cover({ url, name }: { readonly url: string | undefined; readonly name: string }) {
  if (url)
    return (
      <img className="kit-cover" src={url} alt="" loading="lazy" decoding="async" width={64} height={38} />
    )
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  return (
    <span className="kit-cover kit-cover-blank" data-hue={Math.floor(hue / 60)} aria-hidden="true">
      {[...name][0]}
    </span>
  )
}
