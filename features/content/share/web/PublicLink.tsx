import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { copyText } from '#kit/view/web/copy.ts'
import { QrPicture } from '#kit/picture/web/QrPicture.tsx'
import { saveFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { shareWords } from '../share.words.ts'

interface PublicLinkProps {
  /** Whole, or a path of this host. */
  readonly link: string
  readonly title: string
  /** Who can see it, in a sentence. */
  readonly audience: string
}

/** The address to hand on, to be copied or read by a phone. */
export function PublicLink({ link, title, audience }: PublicLinkProps) {
  const t = useWords(shareWords)
  const picture = useRef<HTMLDivElement>(null)
  const { href } = new URL(link, window.location.origin)
  const save = () =>
    picture.current
      ?.querySelector('canvas')
      ?.toBlob((blob) => blob && saveFile(blob, `${title}.png`), 'image/png')
  return (
    <section className="share-link">
      <div className="share-picture" ref={picture}>
        <QrPicture label={t('picture', { title })} text={href} width={148} />
      </div>
      <div className="share-address">
        <p>{audience}</p>
        <label>
          <span className="kit-visually-hidden">{t('link')}</span>
          <input onFocus={(event) => event.target.select()} readOnly value={href} />
        </label>
        <div className="share-tools">
          <Button
            icon={<CopyOutlined aria-hidden="true" />}
            onClick={() => void copyText(href)}
            type="primary"
          >
            {t('copy')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={save}>
            {t('save')}
          </Button>
        </div>
      </div>
    </section>
  )
}
