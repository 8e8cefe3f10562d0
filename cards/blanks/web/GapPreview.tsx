import { useDeferredValue } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'
import { gapsOf, linesOf } from '../blanks.text.ts'

/** How the text is understood: its gaps with what is accepted in them. */
export function GapPreview({ text }: { readonly text: string }) {
  const t = useWords(blanksWords)
  const shown = useDeferredValue(text)
  if (gapsOf(shown).length === 0) return null
  return (
    <div aria-label={t('fields.preview')} className="blanks-editor-preview" role="group">
      {linesOf(shown).map((line, number) => (
        <p key={number}>
          {line.map((segment, place) => {
            if (segment.kind === 'text') return <span key={place}>{segment.text}</span>
            const [answer = '', ...others] = segment.accepted
            return (
              <mark className={answer ? undefined : 'is-empty'} key={place}>
                {others.length > 0 ? t('edit.or', { answer, others: others.join(' / ') }) : answer || '?'}
              </mark>
            )
          })}
        </p>
      ))}
    </div>
  )
}
