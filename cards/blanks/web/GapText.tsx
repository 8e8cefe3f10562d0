import { Button } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { changeAndSelect } from '#kit/typing/web/changeAndSelect.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { blanksWords } from '../blanks.card.ts'
import { withToggledGap } from '../blanks.edits.ts'
import { textMax, type BlanksCard } from '../blanks.schema.ts'

/** The text as it is written, and the button that makes a gap of what is selected, or text of a gap. */
export function GapText(props: CardEditorProps<BlanksCard>) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(blanksWords)
  const field = useRef<HTMLDivElement>(null)

  function toggle(): void {
    const area = field.current?.querySelector('textarea')
    if (!area) return
    const marked = withToggledGap(card.text, area.selectionStart, area.selectionEnd)
    changeAndSelect(area, () => onChange({ ...card, text: marked.text }), marked)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.code !== 'KeyG' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    toggle()
  }

  return (
    <div ref={field}>
      <CardText
        {...fields.at('text')}
        hint={t('edit.how')}
        label={t('fields.text')}
        limit={textMax}
        onKeyDown={onKey}
        placeholder={t('edit.text')}
        rows={3}
      />
      <Button
        className="blanks-editor-mark"
        disabled={disabled || card.text === ''}
        onClick={toggle}
        // What is selected in the text stays so.
        onMouseDown={(event) => event.preventDefault()}
        title={t('edit.markHint')}
      >
        [ ] {t('edit.mark')}
      </Button>
    </div>
  )
}
