import type { MouseEvent } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { fileWords } from '../file.card.ts'
import type { Handout } from '../file.schema.ts'
import { useDownload } from './useDownload.ts'

interface Props {
  readonly handout: Handout
  readonly url: string | undefined
  readonly isDownloaded: boolean
  /** Nothing stands before the download. */
  readonly isOpen: boolean
  onDownload(): void
  onRefused(): void
}

const arrow = 'M12 4v11M7.5 11L12 15.5 16.5 11M5 20h14'
const tick = 'M5 12.5l4.5 4.5L19 7.5'

/** One file: its name, size and licence; the whole row downloads it. */
export function HandoutRow({ url, ...props }: Props) {
  const t = useWords(fileWords)
  return (
    <li>
      {url === undefined ? (
        <p className="card-box file-row is-missing">
          <span>
            <b>{props.handout.name}</b>
            <small>{t('play.missing')}</small>
          </span>
        </p>
      ) : (
        <Present {...props} url={url} />
      )}
    </li>
  )
}

function Present({
  handout,
  url,
  isDownloaded,
  isOpen,
  onDownload,
  onRefused,
}: Props & { readonly url: string }) {
  const t = useWords(fileWords)
  const format = useFormat()
  const { name, size, licence } = handout
  const download = useDownload(url, name, onDownload)
  const facts = [
    size === null ? '' : format.kilobytes(Math.max(1, Math.round(size / 1024))),
    licence.trim() && t('play.licence', { licence }),
    isDownloaded ? t('play.downloaded') : '',
  ].filter(Boolean)

  function onClick(event: MouseEvent): void {
    if (isOpen) return download.start(event)
    event.preventDefault()
    onRefused()
  }

  return (
    <>
      <a
        aria-busy={download.state === 'loading'}
        aria-disabled={!isOpen}
        aria-label={[t('play.download', { name }), ...facts].join(', ')}
        className={isDownloaded ? 'card-box file-row is-done' : 'card-box file-row'}
        download={name}
        href={url}
        onClick={onClick}
      >
        <span>
          <b>{name}</b>
          <small>{download.state === 'loading' ? t('play.loading') : facts.join(' · ')}</small>
        </span>
        <LineIcon path={isDownloaded ? tick : arrow} size={24} />
      </a>
      {download.state === 'failed' && (
        <p className="file-failed" role="alert">
          {t('play.failed')}
        </p>
      )}
    </>
  )
}
