import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'

/** A help that is shown when it is asked for. */
export function Tip({ text }: { readonly text: string }) {
  const t = useWords(flipWords)
  const [isShown, setShown] = useState(false)
  if (text === '') return null
  return (
    <div className="flip-tip" role="status">
      {isShown ? (
        <p>{text}</p>
      ) : (
        <button onClick={() => setShown(true)} type="button">
          {t('play.tip')}
        </button>
      )}
    </div>
  )
}
