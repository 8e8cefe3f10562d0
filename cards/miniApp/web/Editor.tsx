import { completeAddress } from '#kit/richText/address.ts'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { miniAppWords } from '../miniApp.card.ts'
import { descriptionMax, platforms, type MiniAppCard } from '../miniApp.schema.ts'
import { AppFields } from './AppFields.tsx'

/** The form of a mini-app. */
export function MiniAppEditor(props: CardEditorProps<MiniAppCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(miniAppWords)
  const isWeb = card.platform === 'web'
  return (
    <>
      <CardSegments
        disabled={disabled}
        label={t('fields.platform')}
        onChange={(platform) => onChange({ ...card, platform })}
        options={platforms.map((value) => ({ value, label: t(`platforms.${value}`) }))}
        value={card.platform}
      />
      {isWeb && <AddressField {...props} isFallback={false} />}
      <CardText
        disabled={disabled}
        label={t('fields.description')}
        limit={descriptionMax}
        onChange={(text) => onChange({ ...card, description: text })}
        rows={2}
        value={card.description}
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

function AddressField({ card, onChange, problems, disabled = false, isFallback }: AddressProps) {
  const t = useWords(miniAppWords)
  const kit = useWords(kitWords)
  return (
    <CardText
      disabled={disabled}
      hint={isFallback ? kit('common.optional') : undefined}
      inputMode="url"
      label={isFallback ? t('fields.fallback') : t('fields.url')}
      finish={completeAddress}
      onChange={(text) => onChange({ ...card, url: text })}
      problem={problemAt(problems, 'url')}
      value={card.url}
    />
  )
}
