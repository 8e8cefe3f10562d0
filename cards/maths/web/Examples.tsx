import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { plainNumber } from '#kit/formula/formula.substitute.ts'
import { Formula } from '#kit/richText/web/Formula.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import { drawn, valuesFor } from '../maths.draw.ts'
import type { MathsCard } from '../maths.schema.ts'
import { solutionOf } from '../maths.score.ts'

const shown = [1, 2, 3]

/** Some of the values that learners get, each with the answer that is then right. */
export function Examples({ card }: { readonly card: MathsCard }) {
  const t = useWords(mathsWords)
  const examples = shown.flatMap((seed) => {
    const values = valuesFor(card, seed)
    return values && values.size > 0 ? [{ seed, values, ...solutionOf(drawn(card, seed)) }] : []
  })
  if (examples.length === 0) return null
  return (
    <CardField isGroup label={t('edit.example')}>
      {() => (
        <ul className="maths-examples">
          {examples.map(({ seed, values, answer, unit }) => (
            <li key={seed}>
              {[...values].map(([name, value]) => `${name} = ${plainNumber(value)}`).join(', ')}
              {' → '}
              <Formula tex={answer} /> {unit}
            </li>
          ))}
        </ul>
      )}
    </CardField>
  )
}
