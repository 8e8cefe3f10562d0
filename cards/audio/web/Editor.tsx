import { AudioTrim } from '#kit/audio/web/AudioTrim.tsx'
import { RecordButton } from '#kit/audio/web/RecordButton.tsx'
import type { CardEditorProps, StoredFile } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { useMissingLength } from '#kit/media/web/useMissingLength.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { audioWords } from '../audio.card.ts'
import { withFile, withPart } from '../audio.edits.ts'
import { transcriptMax, voiceMax, type AudioCard } from '../audio.schema.ts'

/** The form of a recording: uploaded or made here, then trimmed. */
export function AudioEditor(props: CardEditorProps<AudioCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(audioWords)
  const stored = card.fileId === null ? undefined : files[card.fileId]
  useMissingLength({
    kind: 'audio',
    url: disabled || card.durationMs !== null ? undefined : stored?.url,
    onLength: (durationMs) => onChange({ ...card, durationMs }),
  })
  function take(fileId: number | null, file?: StoredFile): void {
    if (fileId !== null && file) onFile(fileId, file)
    onChange(withFile(card, fileId, file?.durationMs ?? null))
  }
  return (
    <>
      <FileField
        disabled={disabled}
        file={stored}
        kind="audio"
        label={t('fields.file')}
        onChange={take}
        path="fileId"
        problem={problemAt(problems, 'fileId')}
        value={card.fileId}
      />
      <RecordButton disabled={disabled} isAnew={card.fileId !== null} onRecorded={take} />
      {stored && (
        <CardField
          isGroup
          label={t('fields.part')}
          problem={problemAt(problems, 'end') ?? problemAt(problems, 'start')}
        >
          {() => (
            <AudioTrim
              disabled={disabled}
              durationMs={card.durationMs}
              end={card.end}
              file={stored}
              onCut={take}
              onTrim={(start, end) => onChange(withPart(card, start, end))}
              start={card.start}
            />
          )}
        </CardField>
      )}
      <CardText
        {...fields.at('transcript')}
        hint={t('fields.transcriptHint')}
        label={t('fields.transcript')}
        limit={transcriptMax}
        rows={3}
      />
      <SlowFields {...props} />
      <CardText
        {...fields.at('voice')}
        hint={t('fields.voiceHint')}
        label={t('fields.voice')}
        maxLength={voiceMax}
      />
    </>
  )
}

/** For those who learn a language: the same, slower. */
function SlowFields(props: CardEditorProps<AudioCard>) {
  const { card, onChange, files, onFile } = props
  const fields = formCard(props)
  const t = useWords(audioWords)
  return (
    <>
      <CardSwitch {...fields.isOn('slow')} label={t('fields.slow')} />
      {card.slow && (
        <FileField
          {...fields.at('slowFileId')}
          file={card.slowFileId === null ? undefined : files[card.slowFileId]}
          hint={t('fields.slowFileHint')}
          kind="audio"
          label={t('fields.slowFile')}
          onChange={(slowFileId, file) => {
            if (slowFileId !== null && file) onFile(slowFileId, file)
            onChange({ ...card, slowFileId })
          }}
          path="slowFileId"
        />
      )}
    </>
  )
}
