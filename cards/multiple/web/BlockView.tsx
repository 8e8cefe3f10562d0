import type { Played } from '#kit/card/clip.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { AudioView } from '#kit/media/web/AudioView.tsx'
import { VideoView } from '#kit/media/web/VideoView.tsx'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { multipleWords } from '../multiple.card.ts'
import { clipOf, isPlayedBlock, playPercent, type Block } from '../multiple.schema.ts'

interface Props {
  readonly block: Block
  readonly number: number
  readonly files: Readonly<Record<number, string>>
  readonly played: Played | undefined
  onPlayed(played: Played): void
}

/** One block; its end is marked, so that it can be detected when the learner has come to it. */
export function BlockView(props: Props) {
  const { id, kind } = props.block
  return (
    <div className={`multiple-block is-${kind}`}>
      <Content {...props} />
      <span aria-hidden="true" data-block-end={id} />
    </div>
  )
}

function Content({ block, number, files, played, onPlayed }: Props) {
  const t = useWords(multipleWords)
  const goal = block.required ? { percent: playPercent, isDone: isPlayedBlock(block, played) } : undefined
  const urlOf = (fileId: number | null) => (fileId === null ? undefined : files[fileId])
  switch (block.kind) {
    case 'text':
      return <RichTextView value={block.body} />
    case 'image':
      return block.media ? (
        <figure>
          <CardPicture files={files} media={block.media} />
          {block.media.caption && <figcaption>{block.media.caption}</figcaption>}
        </figure>
      ) : null
    case 'video': {
      const url = urlOf(block.captionsFileId)
      return (
        <VideoView
          captions={url ? [{ id: block.id, url, label: t('play.captions'), language: '' }] : []}
          clip={clipOf(block)}
          goal={goal}
          label={t('play.video', { number })}
          onPlayed={onPlayed}
          played={played}
          url={urlOf(block.fileId)}
        />
      )
    }
    case 'audio':
      return (
        <>
          <AudioView
            clip={clipOf(block)}
            goal={goal}
            label={t('play.audio', { number })}
            onPlayed={onPlayed}
            played={played}
            url={urlOf(block.fileId)}
          />
          {block.transcript.trim() !== '' && (
            <details className="multiple-transcript">
              <summary>{t('play.transcript')}</summary>
              <p>{block.transcript}</p>
            </details>
          )}
        </>
      )
  }
}
