import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { RubricField } from '#kit/card/web/edit/parts/RubricField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { blockingEdits, withJudge, withNewBlocking } from '../aiChat.edits.ts'
import { blockingMax, type Judge } from '../aiChat.schema.ts'
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
  const change = (changed: Judge) => onChange({ ...card, judge: changed })
  return (
    <>
      <RubricField
        disabled={disabled}
        label={t('fields.criteria')}
        onChange={(criteria) => change({ ...judge, criteria })}
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
          onChange={(percent) => change({ ...judge, passShare: (percent ?? 0) / 100 })}
          suffix="%"
          value={Math.round(judge.passShare * 100)}
        />
      </div>
      <PartList
        add={withNewBlocking}
        addLabel={t('edit.addBlocking')}
        card={judge}
        disabled={disabled}
        edits={blockingEdits}
        hint={t('fields.blockingHint')}
        label={t('fields.blocking')}
        onChange={change}
        path="judge.blocking"
        problems={problems}
        removeLabel={(number) => t('edit.removeBlocking', { number })}
        renderRow={(row) => (
          <PartRow row={row}>
            <PartText
              {...row.text('text')}
              label={t('fields.blockingNumber', { number: row.number })}
              maxLength={blockingMax}
              placeholder={t('fields.blockingNumber', { number: row.number })}
            />
          </PartRow>
        )}
      />
    </>
  )
}
