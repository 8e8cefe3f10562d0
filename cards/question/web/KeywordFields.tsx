import { InputNumber } from 'antd'
import { useState } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import { keywordEdits, synonymsIn, withNewKeyword } from '../question.edits.ts'
import { keywordMax, type Keyword, type QuestionCard } from '../question.schema.ts'

/** The words that a right answer mentions. */
export function KeywordFields(props: CardEditorProps<QuestionCard>) {
  const t = useWords(questionWords)
  return (
    <PartList
      {...props}
      add={withNewKeyword}
      addLabel={t('edit.addKeyword')}
      edits={keywordEdits}
      label={t('fields.keywords')}
      removeLabel={(number) => t('edit.removeKeyword', { number })}
      renderRow={(row) => <KeywordRow row={row} />}
    />
  )
}

function KeywordRow({ row }: { readonly row: FormPart<Keyword> }) {
  const t = useWords(questionWords)
  const { part: keyword, number, disabled } = row
  const [spellings, setSpellings] = useState(keyword.synonyms.join(', '))
  return (
    <PartRow
      aside={
        <InputNumber
          aria-label={t('fields.keywordPoints', { number })}
          className="part-points"
          disabled={disabled}
          max={10}
          min={1}
          onChange={(points) => row.change({ points: points ?? 1 })}
          precision={0}
          suffix={t('edit.points')}
          value={keyword.points}
        />
      }
      row={row}
    >
      <PartText
        {...row.text('text')}
        label={t('fields.keyword', { number })}
        maxLength={keywordMax}
        placeholder={t('fields.keyword', { number })}
      />
      <PartText
        disabled={disabled}
        finish={(text) => synonymsIn(text).join(', ')}
        isMinor
        label={t('fields.synonyms', { number })}
        onChange={(text) => {
          setSpellings(text)
          row.change({ synonyms: synonymsIn(text) })
        }}
        placeholder={t('edit.synonyms')}
        value={spellings}
      />
    </PartRow>
  )
}
