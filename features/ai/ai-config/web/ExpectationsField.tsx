import { Button, Input } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { maxExpectations } from '../ai-config.debug.ts'
import { shapes, type Expectation } from '../ai-config.expectations.ts'
import { aiConfigWords } from '../ai-config.words.ts'

interface Props {
  readonly expectations: readonly Expectation[]
  readonly onChange: (expectations: readonly Expectation[]) => void
}

const kinds = ['contains', 'lacks', 'hides', 'names', 'shape', 'byEye'] as const
const maxTextLength = 2000

/** A rule of another kind keeps its text, as far as it has one. */
const withKind = (expectation: Expectation, kind: Expectation['kind']): Expectation =>
  kind === 'shape'
    ? { kind, shape: 'json' }
    : { kind, text: expectation.kind === 'shape' ? '' : expectation.text }

/** The rules of an example. */
export function ExpectationsField({ expectations, onChange }: Props) {
  const t = useWords(aiConfigWords)
  const put = (index: number, expectation: Expectation) => onChange(expectations.with(index, expectation))
  return (
    <fieldset className="ai-expectations">
      <legend className="kit-label">{t('examples.holds')}</legend>
      {expectations.map((expectation, index) => {
        const number = index + 1
        return (
          // Rules have no names of their own; they are only added at the end.
          <div key={number} className="ai-expectation">
            <Select
              aria-label={t('examples.kind', { number })}
              value={expectation.kind}
              onChange={(kind) => put(index, withKind(expectation, kind))}
              options={kinds.map((value) => ({ value, label: t(`holds.${value}`) }))}
            />
            {expectation.kind === 'shape' ? (
              <Select
                aria-label={t('examples.shape', { number })}
                value={expectation.shape}
                onChange={(shape) => put(index, { kind: 'shape', shape })}
                options={shapes.map((value) => ({ value, label: t(`shapes.${value}`) }))}
              />
            ) : (
              <Input.TextArea
                aria-label={t('examples.text', { number })}
                rows={2}
                maxLength={maxTextLength}
                value={expectation.text}
                onChange={({ target }) => put(index, { kind: expectation.kind, text: target.value })}
              />
            )}
            <Button
              aria-label={t('examples.removeHold', { number })}
              disabled={expectations.length === 1}
              onClick={() => onChange(expectations.toSpliced(index, 1))}
            >
              ×
            </Button>
          </div>
        )
      })}
      <Button
        disabled={expectations.length >= maxExpectations}
        onClick={() => onChange([...expectations, { kind: 'contains', text: '' }])}
      >
        {t('examples.addHold')}
      </Button>
    </fieldset>
  )
}
