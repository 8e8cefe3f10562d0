import { useId } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { ReflectionItem } from '#features/learning/attempt/reflection.contract.ts'
import { reflectionWords } from '../../reflection.words.ts'
import { maxGraphemes } from '../calls/reflection.calls.ts'

interface Props {
  readonly item: ReflectionItem
  readonly onChange: (next: ReflectionItem) => void
}

const ratings = [1, 2, 3, 4, 5]

/** One ability: five steps from 'not yet' to 'very well', and room for words once one is taken. */
export function ReflectionQuestion({ item, onChange }: Props) {
  const t = useWords(reflectionWords)
  const id = useId()
  const { abilityName, question, rating, text } = item
  const left = maxGraphemes - countGraphemes(text)
  return (
    <fieldset>
      <legend>
        {question || abilityName}
        {question !== '' && <small>{abilityName}</small>}
      </legend>
      <div className="learn-rating">
        {ratings.map((number) => (
          <label key={number}>
            <input
              aria-label={t('rating', { number })}
              checked={rating === number}
              name={id}
              onChange={() => onChange({ ...item, rating: number })}
              type="radio"
            />
            <span aria-hidden="true">{number}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="learn-rating-ends">
        <span>{t('low')}</span>
        <span>{t('high')}</span>
      </p>
      {rating !== null && (
        <textarea
          aria-label={t('text')}
          className="learn-textarea"
          onChange={(event) => {
            // Longer than the server takes is not taken here either.
            if (countGraphemes(event.target.value) <= maxGraphemes)
              onChange({ ...item, text: event.target.value })
          }}
          placeholder={t('text')}
          rows={3}
          value={text}
        />
      )}
      {left < 60 && <p className="learn-lead">{t('left', { count: left })}</p>}
    </fieldset>
  )
}
