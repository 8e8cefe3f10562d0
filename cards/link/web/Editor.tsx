import { completeAddress } from '#kit/richText/address.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { linkWords } from '../link.card.ts'
import { descriptionMax, labelMax, type LinkCard } from '../link.schema.ts'

const hows = ['newPage', 'embedded'] as const

/** The form of a link. */
export function LinkEditor(props: CardEditorProps<LinkCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(linkWords)
  const kit = useWords(kitWords)
  return (
    <>
      <CardText
        {...fields.at('url')}
        hint={t('fields.urlHint')}
        inputMode="url"
        label={t('fields.url')}
        finish={completeAddress}
      />
      <CardSegments
        {...fields.at('how')}
        hint={card.how === 'embedded' ? t('edit.embedHint') : undefined}
        label={t('fields.how')}
        options={hows.map((value) => ({ value, label: t(`how.${value}`) }))}
      />
      {card.how === 'newPage' && (
        <CardText
          {...fields.at('label')}
          hint={kit('common.optional')}
          label={t('fields.label')}
          limit={labelMax}
          placeholder={t('play.open')}
        />
      )}
      <CardText
        {...fields.at('description')}
        hint={kit('common.optional')}
        label={t('fields.description')}
        limit={descriptionMax}
        rows={2}
      />
      <CardMediaField {...fields.media('picture')} isOptional />
    </>
  )
}
