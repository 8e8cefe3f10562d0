import type { MediaPurpose } from '#kit/contract/file.ts'
import { FileDrop } from '#kit/files/web/FileDrop.tsx'
import { FileView } from '#kit/files/web/FileView.tsx'
import type { Problem } from '../../content.ts'
import type { StoredFile } from '../cardUi.ts'
import { CardField } from './CardField.tsx'

export interface FileFieldProps {
  readonly kind: MediaPurpose
  readonly label: string
  readonly hint?: string
  readonly value: number | null
  /** What is known of the file in `value`. */
  readonly file: StoredFile | undefined
  readonly problem?: Problem | undefined
  readonly disabled?: boolean
  /** Where a form finds this field. */
  readonly path?: string
  /** `file` comes with every id: show it, and report it to the editor (`onFile`) before the card names it. */
  onChange(fileId: number | null, file?: StoredFile): void
}

/** A video, sound, document or subtitles of a card: dropped, pasted, chosen or from the library; sent in chunks. */
export function FileField(props: FileFieldProps) {
  const { kind, label, hint, value, file, problem, disabled = false, path, onChange } = props
  return (
    <CardField isGroup hint={hint} label={label} problem={problem}>
      {({ id, ...described }) => (
        <FileDrop
          {...{ id, label, disabled }}
          describedBy={described['aria-describedby']}
          hasFile={value !== null}
          isInvalid={problem !== undefined}
          onRemove={() => onChange(null)}
          onSent={({ id: fileId, ...sent }) => onChange(fileId, sent)}
          path={path}
          purpose={kind}
        >
          {value !== null && <FileView file={file} kind={kind} />}
        </FileDrop>
      )}
    </CardField>
  )
}
