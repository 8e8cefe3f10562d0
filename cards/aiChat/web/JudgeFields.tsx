import type { Problem } from '#kit/card/cardDefinition.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { RubricField } from '#kit/card/web/edit/RubricField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { newBlocking, withBlocking, withJudge } from '../aiChat.edits.ts'
import { blockingMax, mostBlocking, type Blocking, type Judge } from '../aiChat.schema.ts'
import type { AiChatEditorProps } from './editorProps.ts'

/** Whether the talk is judged, and by what. */
export function JudgeFields(props: AiChatEditorProps) {
  const { card, onChange, disabled = false } = props
  const t = useWords(aiChatWords)
  return (
    <>
      <CardSwitch
        checked={card.judge !== null}
        disabled={disabled}
        hint={t('fields.judgeHint')}
        label={t('fields.judge')}
        onChange={(isJudged) => onChange(withJudge(card, isJudged))}
      />
      {card.judge && <Rules {...props} judge={card.judge} />}
    </>
  )
}

function Rules({
  card,
  judge,
  onChange,
  problems,
  disabled = false,
}: AiChatEditorProps & { readonly judge: Judge }) {
  const t = useWords(aiChatWords)
  const withRules = (blocking: Blocking[]) => onChange(withBlocking(card, blocking))
  return (
    <>
      <RubricField
        disabled={disabled}
        label={t('fields.criteria')}
        onChange={(criteria) => onChange({ ...card, judge: { ...judge, criteria } })}
        path="judge.criteria"
        problems={problems}
        value={judge.criteria}
      />
      <div className="card-field-row">
        <CardNumber
          disabled={disabled}
          label={t('fields.passShare')}
          max={100}
          min={0}
          onChange={(percent) => onChange({ ...card, judge: { ...judge, passShare: (percent ?? 0) / 100 } })}
          suffix="%"
          value={Math.round(judge.passShare * 100)}
        />
      </div>
      <PartList
        addLabel={t('edit.addBlocking')}
        disabled={disabled}
        hint={t('fields.blockingHint')}
        isFull={judge.blocking.length >= mostBlocking}
        items={judge.blocking}
        label={t('fields.blocking')}
        onAdd={() => withRules([...judge.blocking, newBlocking()])}
        renderRow={({ id, text }, index) => (
          <BlockingRow
            disabled={disabled}
            number={index + 1}
            onChange={(changed) =>
              withRules(judge.blocking.map((each) => (each.id === id ? { ...each, text: changed } : each)))
            }
            onRemove={() => withRules(judge.blocking.filter((each) => each.id !== id))}
            problem={problemAt(problems, `judge.blocking.${index}.text`)}
            text={text}
          />
        )}
      />
    </>
  )
}

interface RowProps {
  readonly text: string
  readonly number: number
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(text: string): void
  onRemove(): void
}

/** A mistake that fails the talk alone. */
function BlockingRow({ text, number, problem, disabled, onChange, onRemove }: RowProps) {
  const t = useWords(aiChatWords)
  return (
    <PartRow
      aside={
        <RemoveButton disabled={disabled} label={t('edit.removeBlocking', { number })} onRemove={onRemove} />
      }
      disabled={disabled}
      isRefused={problem !== undefined}
    >
      <PartText
        disabled={disabled}
        label={t('fields.blockingNumber', { number })}
        maxLength={blockingMax}
        onChange={onChange}
        placeholder={t('fields.blockingNumber', { number })}
        problem={problem}
        value={text}
      />
    </PartRow>
  )
}
