import { useLanguage } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../content.ts'
import { CardSelect } from './CardSelect.tsx'

const tags = [
  ...['en', 'en-GB', 'en-US', 'zh-CN', 'zh-TW', 'yue', 'es', 'ja', 'ko', 'fr', 'de', 'it', 'pt', 'pt-BR'],
  ...['ru', 'uk', 'pl', 'nl', 'sv', 'tr', 'ar', 'he', 'hi', 'th', 'vi', 'id', 'la', 'el'],
]

interface Props {
  readonly label: string
  readonly hint?: string
  /** A language tag. */
  readonly value: string
  readonly disabled: boolean
  readonly problem: Problem | undefined
  onChange(language: string): void
}

/** A language in the form of a card, by its name in the language of the interface. */
export function LanguageField(props: Props) {
  const { value } = props
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const options = tags.includes(value) ? tags : [value, ...tags]
  return (
    <CardSelect
      {...props}
      options={options.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ minWidth: 220 }}
    />
  )
}
