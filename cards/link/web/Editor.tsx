import { completeAddress } from '#kit/richText/address.ts'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { linkWords } from '../link.card.ts'
import { descriptionMax, labelMax, type LinkCard } from '../link.schema.ts'

const hows = ['newPage', 'embedded'] as const

/** The form of a link. */
export function LinkEditor(props: CardEditorProps<LinkCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(linkWords)
  const kit = useWords(kitWords)
  return (
    <>
      <CardText
        disabled={disabled}
        hint={t('fields.urlHint')}
        inputMode="url"
        label={t('fields.url')}
        finish={completeAddress}
        onChange={(text) => onChange({ ...card, url: text })}
        problem={problemAt(problems, 'url')}
        value={card.url}
      />
      <CardSegments
        disabled={disabled}
        hint={card.how === 'embedded' ? t('edit.embedHint') : undefined}
        label={t('fields.how')}
        onChange={(how) => onChange({ ...card, how })}
        options={hows.map((value) => ({ value, label: t(`how.${value}`) }))}
        value={card.how}
      />
      {card.how === 'newPage' && (
        <CardText
          disabled={disabled}
          hint={kit('common.optional')}
          label={t('fields.label')}
          limit={labelMax}
          onChange={(text) => onChange({ ...card, label: text })}
          placeholder={t('play.open')}
          value={card.label}
        />
      )}
      <CardText
        disabled={disabled}
        hint={kit('common.optional')}
        label={t('fields.description')}
        limit={descriptionMax}
        onChange={(text) => onChange({ ...card, description: text })}
        rows={2}
        value={card.description}
      />
      <CardMediaField
        disabled={disabled}
        files={files}
        isOptional
        onChange={(picture) => onChange({ ...card, picture })}
        onFile={onFile}
        path="picture"
        problems={problems}
        value={card.picture}
      />
    </>
  )
}
