import './share.css'
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { copyText } from '#kit/view/web/copy.ts'
import { QrPicture } from '#kit/picture/web/QrPicture.tsx'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { saveFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'

/** Where learners find the course. */
const linkOf = (id: number) => `${window.location.origin}/learn/course?id=${id}`

/** E1: the link to the course, and a picture of it that a phone reads. */
export function CourseLink() {
  const t = useWords(designWords)
  const id = useRecordId()
  const picture = useRef<HTMLDivElement>(null)
  if (id === undefined) return <p className="kit-muted">{t('share.unsaved')}</p>
  const link = linkOf(id)
  const save = () =>
    picture.current
      ?.querySelector('canvas')
      ?.toBlob((blob) => blob && saveFile(blob, `course-${id}.png`), 'image/png')
  return (
    <div className="course-link">
      <div className="course-link-picture" ref={picture}>
        <QrPicture label={t('share.picture')} text={link} width={140} />
      </div>
      <div>
        <b>{t('share.title')}</b>
        <p className="kit-muted">{t('share.lead')}</p>
        <a href={link} rel="noreferrer" target="_blank">
          {link}
        </a>
        <div className="course-link-tools">
          <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copyText(link)}>
            {t('share.copy')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={save}>
            {t('share.download')}
          </Button>
        </div>
      </div>
    </div>
  )
}
