import { namesIn } from '#kit/formula/formula.evaluate.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import { texOf } from '#kit/formula/formula.tex.ts'
import { Formula } from '#kit/richText/web/Formula.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import type { MathsCard } from '../maths.schema.ts'

interface Props {
  readonly card: Pick<MathsCard, 'kind' | 'decimal'>
  readonly text: string
  readonly unit?: string
  /** Without a word before it. */
  readonly isBare?: boolean
}

/** How an entry is read, typeset; or where it cannot be. A screen reader says either when it changes. */
export function Understood({ card, text, unit = '', isBare = false }: Props) {
  const t = useWords(mathsWords)
  const reading = readFormula(text, card.decimal)
  if (!reading.isRead) {
    const { fault, at, sign } = reading
    return <span>{t(`faults.${fault}`, { at: at + 1, sign })}</span>
  }
  const [name] = card.kind === 'number' ? namesIn(reading.formula) : []
  if (name !== undefined) return <span>{t('faults.letters', { name })}</span>
  return (
    <>
      {!isBare && <span>{t('play.understood')} </span>}
      <Formula tex={texOf(reading.formula, card.decimal)} />
      {unit && <span> {unit}</span>}
    </>
  )
}
