import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardPicker } from '#kit/card/web/CardPicker.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { isPicked } from '#kit/feature/web/kitSettings.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { jumpWords } from '../jump.card.ts'
import { withKind } from '../jump.edits.ts'
import { kinds, labelMax, textMax, openModes, type JumpCard } from '../jump.schema.ts'

type Props = CardEditorProps<JumpCard>

/** The form of a jump: where it leads, its text, how it opens. */
export function JumpEditor(props: Props) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(jumpWords)
  // What cannot be picked yet is not offered, unless the card leads there already.
  const offered = kinds.filter((kind) => kind === 'card' || kind === card.kind || isPicked(kind))
  return (
    <>
      <CardSegments
        disabled={disabled}
        label={t('fields.kind')}
        onChange={(kind) => onChange(withKind(card, kind))}
        options={offered.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={card.kind}
      />
      <Target {...props} />
      <CardText
        {...fields.at('text')}
        label={t('fields.text')}
        limit={textMax}
        placeholder={t('edit.textExample')}
        rows={2}
      />
      <OpenModeFields {...props} />
      <CardText
        {...fields.at('label')}
        hint={t('fields.labelHint')}
        label={t('fields.label')}
        limit={labelMax}
      />
    </>
  )
}

function Target({ card, onChange, problems, disabled = false }: Props) {
  const t = useWords(jumpWords)
  const problem = problemAt(problems, 'targetId')
  const onTarget = (targetId: number | null) => onChange({ ...card, targetId })
  return (
    <CardField label={t('fields.targetId')} problem={problem}>
      {(ids) => {
        const common = { id: ids.id, disabled, isInvalid: problem !== undefined, value: card.targetId }
        const described = ids['aria-describedby']
        return card.kind === 'card' ? (
          <CardPicker {...common} describedBy={described} onChange={onTarget} />
        ) : (
          <RecordPicker
            {...common}
            {...(described !== undefined && { describedBy: described })}
            onChange={onTarget}
            resource={card.kind}
          />
        )
      }}
    </CardField>
  )
}

/** How it opens and whether one must: the same `required` that is among the rules of every card. */
function OpenModeFields(props: Props) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(jumpWords)
  const offered = openModes.filter((mode) => mode !== 'new' || card.kind !== 'card')
  return (
    <>
      <div className="card-field-row">
        <CardSelect
          {...fields.at('how')}
          label={t('fields.how')}
          options={offered.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
        <CardSelect
          disabled={disabled}
          label={t('fields.follow')}
          onChange={(follow) => onChange({ ...card, required: follow === 'must' })}
          options={(['must', 'may'] as const).map((value) => ({ value, label: t(`follow.${value}`) }))}
          value={card.required ? 'must' : 'may'}
        />
      </div>
      <p className="jump-editor-hint">{t('edit.condition')}</p>
    </>
  )
}
