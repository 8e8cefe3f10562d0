import { useEffect, useState } from 'react'
import { hostIn, isWebAddress } from '#kit/richText/address.ts'
import type { CardServices } from '#kit/card/web/cardUi.ts'
import { copyText } from '#kit/view/web/copy.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { referenceWords } from '../reference.card.ts'
import { citationOf } from '../reference.citation.ts'
import type { Entry } from '../reference.schema.ts'

interface Props {
  readonly entry: Entry
  readonly services: CardServices
}

const leave = 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8 8'
const sheets = 'M9 9h10v11H9zM15 9V4H5v11h4'
const tick = 'M5 12.5l4.5 4.5L19 7.5'
const copiedMs = 2000

/** Where a source leads, and its citation to take along. */
export function EntryLinks({ entry, services }: Props) {
  const t = useWords(referenceWords)
  const { title, url, activityId, kind } = entry
  const host = hostIn(url)
  return (
    <div className="reference-links">
      {isWebAddress(url) && (
        <a
          aria-label={t('play.openTitled', { title })}
          href={url}
          rel="noopener noreferrer nofollow"
          target="_blank"
        >
          <LineIcon path={leave} size={18} />
          {host ?? t('play.open')}
        </a>
      )}
      {kind === 'activity' && activityId !== null && (
        <button
          onClick={() => services.visit({ kind: 'activity', id: activityId, how: 'over' })}
          type="button"
        >
          <LineIcon path={leave} size={18} />
          {t('play.open')}
        </button>
      )}
      <CopyButton entry={entry} />
    </div>
  )
}

function CopyButton({ entry }: { readonly entry: Entry }) {
  const t = useWords(referenceWords)
  const style = useLanguage() === 'zh' ? 'gbt' : 'apa'
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      aria-label={t('play.copyTitled', { title: entry.title })}
      onClick={() => void copyText(citationOf(entry, style)).then(setCopied)}
      type="button"
    >
      <LineIcon path={isCopied ? tick : sheets} size={18} />
      {isCopied ? t('play.copied') : t('play.copy')}
    </button>
  )
}
