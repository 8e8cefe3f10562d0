import { Input } from 'antd'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import type { connectFields } from '../ai-connect.contract.ts'
import { aiConnectWords } from '../ai-connect.words.ts'

interface Props {
  readonly name: string
  /** The contract's, with its limit. */
  readonly field: Pick<(typeof connectFields)['model' | 'pictureModel'], 'required' | 'max'>
  readonly label: string
  readonly hint?: string | undefined
  readonly models: readonly string[]
  readonly value: string
  readonly onChange: (model: string) => void
}

/** One of the provider's models; its name where the provider does not list them. */
export function ModelField({ name, field, label, hint, models, value, onChange }: Props) {
  const t = useWords(aiConnectWords)
  const { required, max } = field
  return (
    <FormField path={name} id={`connect-${name}`} label={label} hint={hint} required={required}>
      {({ id, describedBy }) =>
        models.length === 0 ? (
          <Input
            id={id}
            aria-describedby={describedBy}
            maxLength={max}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Select
            id={id}
            aria-describedby={describedBy}
            allowClear={required === 'never'}
            className="connect-model"
            options={models.map((model) => ({ value: model, label: model }))}
            placeholder={t('choose')}
            showSearch
            value={value === '' ? null : value}
            onChange={(model) => onChange(model ?? '')}
          />
        )
      }
    </FormField>
  )
}
