import { useState } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartTags } from '#kit/card/web/edit/parts/PartTags.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import { limits, maxAccepted, type Item, type SpeakCard } from '../speak.schema.ts'

interface Props extends CardEditorProps<SpeakCard> {
  readonly row: FormPart<Item>
}

/** What is said, its translation or question, and what it has beside: other wordings, a recording, a picture. */
export function ItemEditor({ row, ...editor }: Props) {
  const { card, files, onFile } = editor
  const { part: item, number, index, disabled } = row
  const t = useWords(speakWords)
  const picture = usePartPicture(row, editor)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const extras = [
    { key: 'accepted', isThere: item.accepted.length > 0 || opened.has('accepted') },
    { key: 'audio', isThere: item.audio !== null || opened.has('audio') },
  ] as const
  const [accepted, audio] = extras
  const acts = extras
    .filter(({ isThere }) => !isThere)
    .map(({ key }) => ({
      key,
      label: t(`add.${key}`),
      run: () => setOpened(new Set([...opened, key])),
    }))
  return (
    <PartRow acts={[...acts, picture.act]} row={row}>
      <PartText
        {...row.text('text')}
        label={t('fields.text', { number })}
        lang={card.language}
        maxLength={limits.text}
        placeholder={t('edit.text')}
      />
      <PartText
        {...row.text('prompt')}
        isMinor={card.mode === 'read'}
        label={t('fields.prompt', { number })}
        maxLength={limits.prompt}
        placeholder={t(card.mode === 'read' ? 'edit.translation' : 'edit.question')}
      />
      {accepted.isThere && (
        <PartTags
          disabled={disabled}
          label={t('fields.accepted', { number })}
          lang={card.language}
          max={limits.accepted}
          most={maxAccepted}
          onChange={(texts) => row.change({ accepted: texts })}
          placeholder={t('edit.accepted')}
          value={item.accepted}
        />
      )}
      {audio.isThere && (
        <FileField
          disabled={disabled}
          file={item.audio === null ? undefined : files[item.audio]}
          kind="audio"
          label={t('fields.audio', { number })}
          onChange={(fileId, file) => {
            if (fileId !== null && file) onFile(fileId, file)
            row.change({ audio: fileId })
          }}
          path={`items.${index}.audio`}
          value={item.audio}
        />
      )}
      {picture.view}
    </PartRow>
  )
}
