import { Switch } from 'antd'
import { useId } from 'react'
import { plainOf } from '#kit/richText.ts'
import type { CardEditorProps } from '#kit/web/cardFace.ts'
import { CardField, problemAt } from '#kit/web/CardField.tsx'
import { RichText } from '#kit/web/RichText.tsx'
import { useWords } from '#kit/web/words.ts'
import { textWords } from '../text.card.ts'
import { bodyMax, type TextCard } from '../text.schema.ts'

/** The form of a page to read. */
export function TextEditor({ card, onChange, problems, disabled = false }: CardEditorProps<TextCard>) {
  const t = useWords(textWords)
  const switchId = useId()
  return (
    <>
      <CardField
        count={[plainOf(card.body), bodyMax]}
        isGroup
        label={t('fields.body')}
        problem={problemAt(problems, 'body')}
      >
        {() => (
          <RichText
            disabled={disabled}
            label={t('fields.body')}
            onChange={(body) => onChange({ ...card, body })}
            value={card.body}
          />
        )}
      </CardField>
      <div className="card-switch">
        <Switch
          checked={card.readAloud}
          disabled={disabled}
          id={switchId}
          onChange={(readAloud) => onChange({ ...card, readAloud })}
          size="small"
        />
        <label htmlFor={switchId}>{t('fields.readAloud')}</label>
        <small>{t('fields.readAloudHint')}</small>
      </div>
    </>
  )
}
