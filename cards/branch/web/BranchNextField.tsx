import { Select } from 'antd'
import type { Problem } from '#kit/card/cardDefinition.ts'
import { CardPicker } from '#kit/card/web/CardPicker.tsx'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { useSay, useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import { withNewEnding, withOption } from '../branch.edits.ts'
import { mostEndings, type BranchCard, type BranchNext, type BranchOption } from '../branch.schema.ts'

interface Props {
  readonly card: BranchCard
  readonly option: BranchOption
  readonly index: number
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(card: BranchCard): void
}

/** Where an option leads: on, to a card, to one of the endings, or to a new one. */
export function BranchNextField({ card, option, index, problems, disabled, onChange }: Props) {
  const t = useWords(branchWords)
  const say = useSay()
  const { next } = option
  const number = index + 1
  const path = `options.${index}.next`
  const problem = problemAt(problems, path) ?? problemAt(problems, `${path}.cardId`)
  const change = (to: BranchNext) => onChange(withOption(card, option.id, { next: to }))
  const endings = card.endings.map(({ id, title }, place) => {
    const name = title || t('edit.untitled', { number: place + 1 })
    return { value: `ending:${id}`, label: t('next.ending', { title: name }) }
  })
  const canGrow = card.endings.length < mostEndings
  return (
    <div className="branch-editor-next">
      <Select
        aria-invalid={problem ? true : undefined}
        aria-label={t('fields.optionNext', { number })}
        data-path={next.to === 'card' ? undefined : problem?.path}
        disabled={disabled}
        onChange={(chosen: string) => {
          if (chosen === 'newEnding') onChange(withNewEnding(card, option.id))
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
      {problem && <p className="card-field-problem">{say(problem)}</p>}
    </div>
  )
}

function nextOf(chosen: string): BranchNext {
  if (chosen === 'card') return { to: 'card', cardId: null }
  return chosen.startsWith('ending:')
    ? { to: 'ending', endingId: chosen.slice('ending:'.length) }
    : { to: 'default' }
}
