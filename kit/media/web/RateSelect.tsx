import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { mediaWords } from './mediaWords.ts'

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** How fast it plays; the browser's own list, which a thumb and a screen reader know. */
export function RateSelect(props: { readonly rate: number; onChange(rate: number): void }) {
  const t = useWords(mediaWords)
  const format = useFormat()
  return (
    <select
      aria-label={t('speed')}
      className="media-select"
      onChange={(event) => props.onChange(Number(event.target.value))}
      value={props.rate}
    >
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {t('rate', { rate: format.number(rate) })}
        </option>
      ))}
    </select>
  )
}
