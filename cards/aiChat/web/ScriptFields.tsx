import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { lineEdits, withNewLine } from '../aiChat.edits.ts'
import { lineMax, mentionMax, type ScriptLine } from '../aiChat.schema.ts'
import type { AiChatEditorProps } from './editorProps.ts'

/** The replies where no AI answers. */
export function ScriptFields(props: AiChatEditorProps) {
  const t = useWords(aiChatWords)
  return (
    <PartList
      {...props}
      add={withNewLine}
      addLabel={t('edit.addLine')}
      dragLabel={(number) => t('edit.dragLine', { number })}
      edits={lineEdits}
      hint={t('fields.scriptHint')}
      label={t('fields.script')}
      removeLabel={(number) => t('edit.removeLine', { number })}
      renderRow={(row) => <LineRow row={row} />}
    />
  )
}

function LineRow({ row }: { readonly row: FormPart<ScriptLine> }) {
  const t = useWords(aiChatWords)
  const { number } = row
  return (
    <PartRow row={row}>
      <PartText
        {...row.text('reply')}
        label={t('fields.lineReply', { number })}
        maxLength={lineMax}
        placeholder={t('edit.reply')}
        rows={1}
      />
      <PartText
        {...row.text('mentions')}
        isMinor
        label={t('fields.lineMentions', { number })}
        maxLength={mentionMax}
        placeholder={t('edit.mentions')}
      />
    </PartRow>
  )
}
