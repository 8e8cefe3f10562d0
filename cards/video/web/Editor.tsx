import './editor.css'
import { useRef } from 'react'
import { completeAddress, isHttps } from '#kit/richText/address.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { useMissingLength } from '#kit/media/web/useMissingLength.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { videoWords } from '../video.card.ts'
import { withFile } from '../video.edits.ts'
import { embedOf } from '../video.embed.ts'
import { addressMax, type VideoCard } from '../video.schema.ts'
import { VideoCaptions } from './VideoCaptions.tsx'
import { VideoChapters } from './VideoChapters.tsx'
import { WatchRules } from './WatchRules.tsx'

const sources = ['file', 'address'] as const

/** The form of a video. */
export function VideoEditor(props: CardEditorProps<VideoCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(videoWords)
  const form = useRef<HTMLDivElement>(null)
  const isFile = card.source === 'file'
  const stored = card.fileId === null ? undefined : files[card.fileId]
  const hasMore = card.fileId !== null || card.chapters.length > 0 || card.captions.length > 0
  useMissingLength({
    kind: 'video',
    url: disabled || card.durationMs !== null ? undefined : stored?.url,
    onLength: (durationMs) => onChange({ ...card, durationMs }),
  })
  return (
    <div className="video-editor" ref={form}>
      <CardSegments
        {...fields.at('source')}
        label={t('fields.source')}
        options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      {isFile ? (
        <FileField
          disabled={disabled}
          file={stored}
          kind="video"
          label={t('fields.file')}
          onChange={(fileId, file) => {
            if (fileId !== null && file) onFile(fileId, file)
            onChange(withFile(card, fileId, file?.durationMs ?? null))
          }}
          path="fileId"
          problem={problemAt(problems, 'fileId')}
          value={card.fileId}
        />
      ) : (
        <AddressField {...props} />
      )}
      {isFile && hasMore && <WatchRules {...props} />}
      <CardMediaField
        disabled={disabled}
        files={files}
        isOptional
        label={t('fields.poster')}
        // It says nothing that the title does not say.
        onChange={(poster) =>
          onChange({ ...card, poster: poster && !card.poster ? { ...poster, decorative: true } : poster })
        }
        onFile={onFile}
        path="poster"
        problems={problems}
        value={card.poster}
      />
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
        <p className="video-editor-note">
          {isEmbedded ? t('edit.embedded') : t('edit.openOnly')} {t('edit.elsewhere')}
        </p>
      )}
    </>
  )
}
