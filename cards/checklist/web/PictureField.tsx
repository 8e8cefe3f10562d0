import { useEffect, useRef, useState } from 'react'
import type { CardServices } from '#kit/card/web/cardUi.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import type { Mark } from '../checklist.schema.ts'

interface Props {
  readonly item: string
  readonly picture: Mark['picture']
  readonly files: Readonly<Record<number, string>>
  readonly services: CardServices
  onChange(picture: Mark['picture']): void
}

const camera = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4'
/** What our server takes; an iPhone then turns its own format into one of them. */
const accepted = 'image/jpeg,image/png'

/** A picture that shows how something was done: taken with the phone's camera or chosen. */
export function PictureField({ item, picture, files, services, onChange }: Props) {
  const t = useWords(checklistWords)
  const { share, isRefused, url, send } = useSending(services, onChange)
  const shown = picture ? (url ?? files[picture.fileId]) : undefined
  return (
    <div className="checklist-evidence">
      {shown && <img alt={t('play.sent', { name: picture?.name ?? '' })} src={shown} />}
      {picture && !shown && <p>{t('play.sent', { name: picture.name })}</p>}
      <label className="checklist-camera">
        <input
          accept={accepted}
          aria-label={t('play.pictureFor', { item })}
          disabled={share !== null}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void send(file)
          }}
          type="file"
        />
        <LineIcon path={camera} />
        {picture ? t('play.another') : t('play.picture')}
      </label>
      <p className="checklist-need" role="status">
        {share !== null && t('play.sending', { percent: Math.round(share * 100) })}
        {share === null && !picture && !isRefused && t('play.needsPicture')}
      </p>
      {isRefused && (
        <p className="checklist-refused" role="alert">
          {t('play.notSent')}
        </p>
      )}
    </div>
  )
}

/** Sends one picture at a time; leaving the card gives it up. */
function useSending(services: CardServices, onChange: Props['onChange']) {
  const [share, setShare] = useState<number | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [url, setUrl] = useState<string>()
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function send(file: File): Promise<void> {
    const { signal } = (leaving.current = new AbortController())
    setShare(0)
    setRefused(false)
    try {
      const sent = await services.upload(file, file.name, { onShare: setShare, signal })
      if (signal.aborted) return
      setUrl(sent.url)
      onChange({ fileId: sent.fileId, name: [...sent.name].slice(0, 200).join('') })
    } catch {
      if (!signal.aborted) setRefused(true)
    } finally {
      if (!signal.aborted) setShare(null)
    }
  }
  return { share, isRefused, url, send }
}
