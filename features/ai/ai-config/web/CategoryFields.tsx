import { useId } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { categoriesByKind, configKinds, type ConfigCategory, type ConfigKind } from '../ai-config.kinds.ts'
import { aiConfigWords } from '../ai-config.words.ts'

export interface Category {
  readonly kind: ConfigKind | null
  readonly category: ConfigCategory | null
}

interface Props extends Category {
  readonly onChange: (chosen: Category) => void
  readonly problems?: Readonly<Record<string, string>>
  readonly disabled: boolean
}

/** Both levels: the second one offers what belongs to the first, and chooses itself where there is only one. */
export function CategoryFields({ kind, category, onChange, problems = {}, disabled }: Props) {
  const t = useWords(aiConfigWords)
  const id = useId()
  const choose = (chosen: ConfigKind) => {
    const [first, ...others] = categoriesByKind[chosen]
    onChange({ kind: chosen, category: others.length === 0 ? first : null })
  }
  const categories: readonly ConfigCategory[] = kind === null ? [] : categoriesByKind[kind]
  return (
    <div className="ai-config-category">
      <FormField
        id={`${id}-kind`}
        path="kind"
        label={t('fields.kind')}
        problem={problems['kind']}
        required="save"
      >
        {({ id: control, describedBy, isInvalid }) => (
          <Select
            id={control}
            aria-describedby={describedBy}
            aria-label={t('fields.kind')}
            disabled={disabled}
            {...(isInvalid && { status: 'error' as const })}
            value={kind}
            onChange={choose}
            options={configKinds.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
          />
        )}
      </FormField>
      <FormField
        id={`${id}-category`}
        path="category"
        label={t('fields.category')}
        problem={problems['category']}
        required="save"
      >
        {({ id: control, describedBy, isInvalid }) => (
          <Select
            id={control}
            aria-describedby={describedBy}
            aria-label={t('fields.category')}
            disabled={disabled || kind === null}
            {...(isInvalid && { status: 'error' as const })}
            value={category}
            onChange={(chosen) => onChange({ kind, category: chosen })}
            options={categories.map((value) => ({ value, label: t(`values.category.${value}`) }))}
          />
        )}
      </FormField>
    </div>
  )
}
