import { completeAddress } from '#kit/richText/address.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { miniAppWords } from '../miniApp.card.ts'
import { descriptionMax, platforms, type MiniAppCard } from '../miniApp.schema.ts'
import { AppFields } from './AppFields.tsx'

/** The form of a mini-app. */
export function MiniAppEditor(props: CardEditorProps<MiniAppCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(miniAppWords)
  const isWeb = card.platform === 'web'
  return (
    <>
      <CardSegments
        {...fields.at('platform')}
        label={t('fields.platform')}
        options={platforms.map((value) => ({ value, label: t(`platforms.${value}`) }))}
      />
      {isWeb && <AddressField {...props} isFallback={false} />}
      <CardText
        {...fields.at('description')}
        label={t('fields.description')}
        limit={descriptionMax}
        rows={2}
      />
      {!isWeb && (
        <>
          <CardField
            hint={t('edit.qrHint')}
            isGroup
            label={t('fields.qr')}
            problem={problemAt(problems, 'qr')}
          >
            {() => (
              <CardMedia
                disabled={disabled}
                files={files}
                onChange={(qr) => onChange({ ...card, qr })}
                onFile={onFile}
                problem={problemAt(problems, 'qr.alt')}
                value={card.qr}
              />
            )}
          </CardField>
          <AppFields {...props} />
          <AddressField {...props} isFallback />
        </>
      )}
    </>
  )
}

interface AddressProps extends CardEditorProps<MiniAppCard> {
  /** The address is only for those who have not got the app. */
  readonly isFallback: boolean
}

function AddressField(props: AddressProps) {
  const { isFallback } = props
  const fields = formCard(props)
  const t = useWords(miniAppWords)
  const kit = useWords(kitWords)
  return (
    <CardText
      {...fields.at('url')}
      hint={isFallback ? kit('common.optional') : undefined}
      inputMode="url"
      label={isFallback ? t('fields.fallback') : t('fields.url')}
      finish={completeAddress}
    />
  )
}
