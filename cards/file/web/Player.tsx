import './file.css'
import { useId, useState } from 'react'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { fileWords } from '../file.card.ts'
import { downloadedOf, mustAgree, type FileCard, type FileProgress } from '../file.schema.ts'
import { HandoutRow } from './HandoutRow.tsx'

type Props = CardPlayerProps<FileCard, unknown, FileProgress>

/** Files to take home; where something must be agreed to, that stands first. */
export function FilePlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(fileWords)
  const agreeId = useId()
  const [isReminded, setReminded] = useState(false)
  const isAgreed = !mustAgree(card) || progress?.agreed === true
  const done = downloadedOf(card, progress)
  return (
    <article className="file-card">
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {card.title.trim() || t('label')}
      </CardHeading>
      {mustAgree(card) && (
        <div className={isReminded && !isAgreed ? 'file-agreement is-wanted' : 'file-agreement'}>
          <p id={`${agreeId}-text`}>{card.agreement}</p>
          <label>
            <input
              aria-describedby={`${agreeId}-text`}
              checked={isAgreed}
              disabled={isAgreed}
              id={agreeId}
              onChange={() => report({ viewed: true, agreed: true })}
              type="checkbox"
            />
            {t('play.agree')}
          </label>
        </div>
      )}
      <ul className="card-list">
        {card.files.map((handout) => (
          <HandoutRow
            handout={handout}
            isDownloaded={done.includes(handout)}
            isOpen={isAgreed}
            key={handout.id}
            onDownload={() => report({ viewed: true, downloaded: [handout.id] })}
            onRefused={() => {
              setReminded(true)
              document.getElementById(agreeId)?.focus()
            }}
            url={files[handout.fileId]}
          />
        ))}
      </ul>
      <p className="file-count" role="status">
        {isReminded && !isAgreed
          ? t('play.agreeFirst')
          : [
              t('play.count', { done: done.length, total: card.files.length }),
              ...(card.need === 'one' && card.files.length > 1 ? [t('play.oneIsEnough')] : []),
            ].join(' · ')}
      </p>
    </article>
  )
}
