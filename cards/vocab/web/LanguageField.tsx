import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { vocabWords } from '../vocab.card.ts'
import type { VocabCard } from '../vocab.schema.ts'

const tags = [
  ...['en', 'en-GB', 'en-US', 'zh-CN', 'zh-TW', 'yue', 'es', 'ja', 'ko', 'fr', 'de', 'it', 'pt', 'pt-BR'],
  ...['ru', 'uk', 'pl', 'nl', 'sv', 'tr', 'ar', 'he', 'hi', 'th', 'vi', 'id', 'la', 'el'],
]

/** The language of the words, by its name in the language of the interface. */
export function LanguageField(props: CardEditorProps<VocabCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(vocabWords)
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const options = tags.includes(card.language) ? tags : [card.language, ...tags]
  return (
    <CardSelect
      {...fields.at('language')}
      label={t('fields.language')}
      options={options.map((value) => ({ value, label: names.of(value) ?? value }))}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ minWidth: 220 }}
    />
  )
}
