import { Dropdown, Button } from 'antd'
import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { useEarlierCards } from '#kit/card/web/earlierCards.ts'
import { changeAndSelect } from '#kit/typing/web/changeAndSelect.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiResponseWords } from '../aiResponse.card.ts'
import { withPrompt, withVariable } from '../aiResponse.edits.ts'
import { promptMax, type AiResponseCard } from '../aiResponse.schema.ts'

/** The task, and a picker that puts a learner's answer to an earlier card where the cursor stands. */
export function PromptField({ card, onChange, problems, disabled = false }: CardEditorProps<AiResponseCard>) {
  const t = useWords(aiResponseWords)
  const earlier = useEarlierCards().filter(({ isAnswered }) => isAnswered)
  const box = useRef<HTMLDivElement>(null)
  // Later problems of the same field stand below it too: what a named card lacks is a problem of the task.
  const problem = problemAt(problems, 'prompt') ?? problems.find(({ path }) => path.startsWith('reads.'))

  function insert(cardId: number): void {
    const field = box.current?.querySelector('textarea')
    if (!field) return
    const { card: next, caret } = withVariable(card, cardId, field.selectionStart, field.selectionEnd)
    changeAndSelect(field, () => onChange(next), { from: caret, to: caret })
  }

  return (
    <div ref={box}>
      <CardField
        count={[card.prompt, promptMax]}
        hint={t('fields.promptHint')}
        label={t('fields.prompt')}
        problem={problem}
      >
        {(ids) => (
          <>
            <TypedText
              aria-describedby={ids['aria-describedby']}
              aria-invalid={ids['aria-invalid']}
              id={ids.id}
              disabled={disabled}
              onChange={(text) => onChange(withPrompt(card, text))}
              rows={3}
              value={card.prompt}
            />
            <Dropdown
              autoFocus
              disabled={disabled || earlier.length === 0}
              menu={{
                items: earlier.map(({ id, place, title }) => ({ key: id, label: `${place}. ${title}` })),
                onClick: ({ key, domEvent }) => {
                  // Enter would write a line into the field that has the focus now.
                  domEvent.preventDefault()
                  insert(Number(key))
                },
              }}
              trigger={['click']}
            >
              <Button className="card-add" disabled={disabled || earlier.length === 0} type="link">
                {earlier.length === 0 ? t('edit.noCards') : `+ ${t('edit.insert')}`}
              </Button>
            </Dropdown>
          </>
        )}
      </CardField>
    </div>
  )
}
