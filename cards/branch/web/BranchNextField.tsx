import { CardPicker } from '#kit/card/web/CardPicker.tsx'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { branchWords } from '../branch.card.ts'
import { withNewEnding } from '../branch.edits.ts'
import { maxEndings, type BranchCard, type BranchNext, type BranchOption } from '../branch.schema.ts'

interface Props {
  readonly card: BranchCard
  readonly row: FormPart<BranchOption>
  onChange(card: BranchCard): void
}

/** Where an option leads: on, to a card, to one of the endings, or to a new one. */
export function BranchNextField({ card, row, onChange }: Props) {
  const t = useWords(branchWords)
  const translate = useTranslate()
  const { number, disabled } = row
  const { id, next } = row.part
  const problem = row.problemAt('next') ?? row.problemAt('next.cardId')
  const change = (to: BranchNext) => row.change({ next: to })
  const endings = card.endings.map(({ id, title }, place) => {
    const name = title || t('edit.untitled', { number: place + 1 })
    return { value: `ending:${id}`, label: t('next.ending', { title: name }) }
  })
  const canGrow = card.endings.length < maxEndings
  return (
    <div className="branch-editor-next">
      <Select
        aria-invalid={problem ? true : undefined}
        aria-label={t('fields.optionNext', { number })}
        data-path={next.to === 'card' ? undefined : problem?.path}
        disabled={disabled}
        onChange={(chosen: string) => {
          if (chosen === 'newEnding') onChange(withNewEnding(card, id))
          else change(nextOf(chosen))
        }}
        options={[
          { value: 'default', label: t('next.default') },
          { value: 'card', label: t('next.card') },
          ...endings,
          ...(canGrow ? [{ value: 'newEnding', label: `+ ${t('next.newEnding')}` }] : []),
        ]}
        status={problem ? 'error' : ''}
        value={next.to === 'ending' ? `ending:${next.endingId}` : next.to}
      />
      {next.to === 'card' && (
        <CardPicker
          disabled={disabled}
          isInvalid={problem !== undefined}
          label={t('fields.optionCard', { number })}
          onChange={(cardId) => change({ to: 'card', cardId })}
          path={problem?.path}
          value={next.cardId}
        />
      )}
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
    </div>
  )
}

function nextOf(chosen: string): BranchNext {
  if (chosen === 'card') return { to: 'card', cardId: null }
  return chosen.startsWith('ending:')
    ? { to: 'ending', endingId: chosen.slice('ending:'.length) }
    : { to: 'default' }
}
