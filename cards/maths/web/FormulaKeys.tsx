import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import type { MathsCard } from '../maths.schema.ts'

/** What a key shows and inserts; the cursor stands before what comes behind the bar. */
const keys = {
  minus: ['−', '-|'],
  times: ['×', '*|'],
  fraction: ['a⁄b', '/|'],
  square: ['x²', '^2|'],
  power: ['xⁿ', '^|'],
  root: ['√', 'sqrt(|)'],
  brackets: ['( )', '(|)'],
  pi: ['π', 'pi|'],
  tenth: ['×10ⁿ', '*10^|'],
} as const

type Key = keyof typeof keys

const shown: Readonly<Record<MathsCard['kind'], readonly Key[]>> = {
  number: ['minus', 'fraction', 'power', 'root', 'pi', 'tenth'],
  formula: ['minus', 'times', 'fraction', 'square', 'power', 'root', 'brackets', 'pi'],
}

interface Props {
  readonly kind: MathsCard['kind']
  /** Puts the first text before the cursor and the second behind it. */
  onInsert(before: string, behind: string): void
}

/** Signs that keyboards of phones hide. They leave the focus in the field. */
export function FormulaKeys({ kind, onInsert }: Props) {
  const t = useWords(mathsWords)
  return (
    <div aria-label={t('play.keys')} className={`maths-keys is-${kind}`} role="group">
      {shown[kind].map((key) => {
        const [sign, inserted] = keys[key]
        const [before = '', behind = ''] = inserted.split('|')
        return (
          <button
            aria-label={t(`keys.${key}`)}
            key={key}
            onClick={() => onInsert(before, behind)}
            onPointerDown={(event) => event.preventDefault()}
            type="button"
          >
            {sign}
          </button>
        )
      })}
    </div>
  )
}
