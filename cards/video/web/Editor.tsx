import '#kit/card/web/edit/video/videoFields.css'
import { useRef } from 'react'
import { completeAddress, isHttps } from '#kit/richText/address.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PosterField } from '#kit/card/web/edit/video/PosterField.tsx'
import { VideoCaptions } from '#kit/card/web/edit/video/VideoCaptions.tsx'
import { VideoChapters } from '#kit/card/web/edit/video/VideoChapters.tsx'
import { VideoFileField } from '#kit/card/web/edit/video/VideoFileField.tsx'
import { WatchRules } from '#kit/card/web/edit/video/WatchRules.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { videoWords } from '../video.card.ts'
import { embedOf } from '../video.embed.ts'
import { addressMax, type VideoCard } from '../video.schema.ts'

const sources = ['file', 'address'] as const

/** The form of a video. */
export function VideoEditor(props: CardEditorProps<VideoCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(videoWords)
  const form = useRef<HTMLDivElement>(null)
  const isFile = card.source === 'file'
  const hasMore = card.fileId !== null || card.chapters.length > 0 || card.captions.length > 0
  return (
    <div ref={form}>
      <CardSegments
        {...fields.at('source')}
        label={t('fields.source')}
        options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      {isFile ? <VideoFileField {...props} /> : <AddressField {...props} />}
      {isFile && hasMore && <WatchRules {...props} />}
      <PosterField {...props} />
      {isFile && hasMore && (
        <>
          <VideoCaptions {...props} />
          <VideoChapters {...props} timeNow={() => form.current?.querySelector('video')?.currentTime ?? 0} />
        </>
      )}
    </div>
  )
}

function AddressField(props: CardEditorProps<VideoCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(videoWords)
  const isEmbedded = embedOf(card.address, 0) !== undefined
  return (
    <>
      <CardText
        {...fields.at('address')}
        hint={t('fields.addressHint')}
        inputMode="url"
        label={t('fields.address')}
        maxLength={addressMax}
        finish={completeAddress}
        placeholder="https://"
      />
      {isHttps(card.address) && (
        <p className="video-fields-note">
          {isEmbedded ? t('edit.embedded') : t('edit.openOnly')} {t('edit.elsewhere')}
        </p>
      )}
    </>
  )
}
