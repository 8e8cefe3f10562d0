import { Button, Input, Select } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { mostExpectations } from '../ai-config.debug.ts'
import { shapes, type Expectation } from '../ai-config.expectations.ts'
import { aiConfigWords } from '../ai-config.words.ts'

interface Props {
  readonly holds: readonly Expectation[]
  readonly onChange: (holds: readonly Expectation[]) => void
}

const kinds = ['contains', 'lacks', 'shape', 'byEye'] as const
const longestText = 2000

/** A rule of another kind keeps its text, as far as it has one. */
const withKind = (hold: Expectation, kind: Expectation['kind']): Expectation =>
  kind === 'shape' ? { kind, shape: 'json' } : { kind, text: hold.kind === 'shape' ? '' : hold.text }

/** The rules of an example. */
export function ExpectationsField({ holds, onChange }: Props) {
  const t = useWords(aiConfigWords)
  const put = (index: number, hold: Expectation) => onChange(holds.with(index, hold))
  return (
    <fieldset className="ai-holds">
      <legend className="kit-label">{t('examples.holds')}</legend>
      {holds.map((hold, index) => {
        const number = index + 1
        return (
          // Rules have no names of their own; they are only added at the end.
          <div key={number} className="ai-hold">
            <Select
              aria-label={t('examples.kind', { number })}
              value={hold.kind}
              onChange={(kind) => put(index, withKind(hold, kind))}
              options={kinds.map((value) => ({ value, label: t(`holds.${value}`) }))}
            />
            {hold.kind === 'shape' ? (
              <Select
                aria-label={t('examples.shape', { number })}
                value={hold.shape}
                onChange={(shape) => put(index, { kind: 'shape', shape })}
                options={shapes.map((value) => ({ value, label: t(`shapes.${value}`) }))}
              />
            ) : (
              <Input.TextArea
                aria-label={t('examples.text', { number })}
                rows={2}
                maxLength={longestText}
                value={hold.text}
                onChange={({ target }) => put(index, { kind: hold.kind, text: target.value })}
              />
            )}
            <Button
              aria-label={t('examples.removeHold', { number })}
              disabled={holds.length === 1}
              onClick={() => onChange(holds.toSpliced(index, 1))}
            >
              ×
            </Button>
          </div>
        )
      })}
      <Button
        disabled={holds.length >= mostExpectations}
        onClick={() => onChange([...holds, { kind: 'contains', text: '' }])}
      >
        {t('examples.addHold')}
      </Button>
    </fieldset>
  )
}
