import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { withLine, withMovedLine, withNewLine, withoutLine } from '../aiChat.edits.ts'
import { lineMax, mentionMax, mostLines, type ScriptLine } from '../aiChat.schema.ts'
import type { AiChatEditorProps } from './editorProps.ts'

/** What is said where no AI answers. */
export function ScriptFields(props: AiChatEditorProps) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(aiChatWords)
  return (
    <PartList
      addLabel={t('edit.addLine')}
      disabled={disabled}
      hint={t('fields.scriptHint')}
      isFull={card.script.length >= mostLines}
      items={card.script}
      label={t('fields.script')}
      onAdd={() => onChange(withNewLine(card))}
      onMove={(from, to) => onChange(withMovedLine(card, from, to))}
      problem={problemAt(problems, 'script')}
      renderRow={(line, index, row) => <LineRow {...props} index={index} line={line} row={row} />}
    />
  )
}

interface LineProps extends AiChatEditorProps {
  readonly line: ScriptLine
  readonly index: number
  readonly row: SortableRow
}

function LineRow({ card, line, index, row, problems, disabled = false, onChange }: LineProps) {
  const t = useWords(aiChatWords)
  const number = index + 1
  const problem = problemAt(problems, `script.${index}.reply`)
  const change = (part: Partial<ScriptLine>) => onChange(withLine(card, line.id, part))
  return (
    <PartRow
      aside={
        <RemoveButton
          disabled={disabled}
          label={t('edit.removeLine', { number })}
          onRemove={() => onChange(withoutLine(card, line.id))}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.dragLine', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
      <PartText
        disabled={disabled}
        label={t('fields.lineReply', { number })}
        maxLength={lineMax}
        onChange={(reply) => change({ reply })}
        placeholder={t('edit.reply')}
        problem={problem}
        rows={1}
        value={line.reply}
      />
      <PartText
        disabled={disabled}
        isMinor
        label={t('fields.lineMentions', { number })}
        maxLength={mentionMax}
        onChange={(mentions) => change({ mentions })}
        placeholder={t('edit.mentions')}
        value={line.mentions}
      />
    </PartRow>
  )
}
