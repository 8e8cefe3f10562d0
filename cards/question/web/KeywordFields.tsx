import { InputNumber } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import { synonymsIn, withKeyword, withNewKeyword, withoutKeyword } from '../question.edits.ts'
import { keywordMax, mostKeywords, type Keyword, type QuestionCard } from '../question.schema.ts'

/** The words that a right answer mentions; Enter in the last one begins the next. */
export function KeywordFields(props: CardEditorProps<QuestionCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(questionWords)
  const mayAdd = !disabled && card.keywords.length < mostKeywords
  const [isAdding, setIsAdding] = useState(false)
  function add(): void {
    setIsAdding(true)
    onChange(withNewKeyword(card))
  }
  return (
    <PartList
      addLabel={t('edit.addKeyword')}
      disabled={disabled}
      isFull={!mayAdd}
      items={card.keywords}
      label={t('fields.keywords')}
      onAdd={add}
      problem={problemAt(problems, 'keywords')}
      renderRow={(keyword, index) => (
        <KeywordRow
          {...props}
          hasFocus={isAdding && index === card.keywords.length - 1}
          index={index}
          keyword={keyword}
          onEnter={mayAdd ? add : () => undefined}
        />
      )}
    />
  )
}

interface RowProps extends CardEditorProps<QuestionCard> {
  readonly keyword: Keyword
  readonly index: number
  readonly hasFocus: boolean
  onEnter(): void
}

function KeywordRow({
  card,
  keyword,
  index,
  hasFocus,
  problems,
  disabled = false,
  onChange,
  onEnter,
}: RowProps) {
  const t = useWords(questionWords)
  const number = index + 1
  const problem = problemAt(problems, `keywords.${index}.text`)
  const [spellings, setSpellings] = useState(keyword.synonyms.join(', '))
  const change = (part: Partial<Keyword>) => onChange(withKeyword(card, keyword.id, part))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <PartRow
      aside={
        <>
          <InputNumber
            aria-label={t('fields.keywordPoints', { number })}
            className="part-points"
            disabled={disabled}
            max={10}
            min={1}
            onChange={(points) => change({ points: points ?? 1 })}
            precision={0}
            suffix={t('edit.points')}
            value={keyword.points}
          />
          <RemoveButton
            disabled={disabled}
            label={t('edit.removeKeyword', { number })}
            onRemove={() => onChange(withoutKeyword(card, keyword.id))}
          />
        </>
      }
      disabled={disabled}
      isRefused={problem !== undefined}
    >
      <PartText
        autoFocus={hasFocus}
        disabled={disabled}
        label={t('fields.keyword', { number })}
        maxLength={keywordMax}
        onChange={(text) => change({ text })}
        onKeyDown={onKey}
        placeholder={t('fields.keyword', { number })}
        problem={problem}
        value={keyword.text}
      />
      <PartText
        disabled={disabled}
        isMinor
        label={t('fields.synonyms', { number })}
        finish={(text) => synonymsIn(text).join(', ')}
        onChange={(text) => {
          setSpellings(text)
          change({ synonyms: synonymsIn(text) })
        }}
        onKeyDown={onKey}
        placeholder={t('edit.synonyms')}
        value={spellings}
      />
    </PartRow>
  )
}
