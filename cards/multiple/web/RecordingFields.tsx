import { RecordButton } from '#kit/audio/web/RecordButton.tsx'
import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { useMissingLength } from '#kit/media/web/useMissingLength.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { multipleWords } from '../multiple.card.ts'
import { transcriptMax, type BlockOf } from '../multiple.schema.ts'
import type { BlockFieldsProps } from './blockFieldsProps.ts'

/** The file of a video or a sound, and its words for those who cannot hear it. */
export function RecordingFields(props: BlockFieldsProps<BlockOf<'video' | 'audio'>>) {
  const { block, index, files, onFile, problems, onBlock, disabled = false } = props
  const t = useWords(multipleWords)
  const kit = useWords(kitWords)
  const number = index + 1
  const stored = block.fileId === null ? undefined : files[block.fileId]
  useMissingLength({
    kind: block.kind,
    url: disabled || block.durationMs !== null ? undefined : stored?.url,
    onLength: (durationMs) => onBlock({ ...block, durationMs }),
  })
  function take(fileId: number | null, file?: StoredFile): void {
    if (fileId !== null && file) onFile(fileId, file)
    onBlock({ ...block, fileId, durationMs: file?.durationMs ?? null })
  }
  return (
    <>
      <FileField
        disabled={disabled}
        file={stored}
        kind={block.kind}
        label={t(`fields.${block.kind}`, { number })}
        onChange={take}
        path={`blocks.${index}.fileId`}
        problem={problemAt(problems, `blocks.${index}.fileId`)}
        value={block.fileId}
      />
      {block.kind === 'audio' && (
        <>
          <RecordButton disabled={disabled} isAnew={block.fileId !== null} onRecorded={take} />
          <CardText
            disabled={disabled}
            hint={kit('common.optional')}
            label={t('fields.transcript', { number })}
            limit={transcriptMax}
            onChange={(text) => onBlock({ ...block, transcript: text })}
            rows={2}
            value={block.transcript}
          />
        </>
      )}
      {block.kind === 'video' && block.fileId !== null && (
        <FileField
          disabled={disabled}
          file={block.captionsFileId === null ? undefined : files[block.captionsFileId]}
          hint={kit('common.optional')}
          kind="caption"
          label={t('fields.captions')}
          onChange={(captionsFileId, file) => {
            if (captionsFileId !== null && file) onFile(captionsFileId, file)
            onBlock({ ...block, captionsFileId })
          }}
          path={`blocks.${index}.captionsFileId`}
          value={block.captionsFileId}
        />
      )}
    </>
  )
}
