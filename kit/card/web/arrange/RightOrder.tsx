import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { ArrangedItem } from './arrangedItem.ts'

interface Props {
  readonly right: readonly ArrangedItem[]
  readonly explanation: string
  /** Whether the list differs from what the learner has before them. */
  readonly isNeeded: boolean
}

/** What would have been right, and why. */
export function RightOrder({ right, explanation, isNeeded }: Props) {
  const t = useWords(kitWords)
  if (!isNeeded && explanation === '') return null
  return (
    <section className="card-note">
      {isNeeded && (
        <>
          <h3>{t('arrange.right')}</h3>
          <ol>
            {right.map(({ id, mark, name }) => (
              <li key={id}>
                {mark && <b className="arranged-mark">{mark}</b>}
                {name}
              </li>
            ))}
          </ol>
        </>
      )}
      {explanation !== '' && (
        <>
          <h3>{t('arrange.explanation')}</h3>
          <p>{explanation}</p>
        </>
      )}
    </section>
  )
}
