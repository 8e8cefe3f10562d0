import { useState, type FormEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { secondFactorWords } from '../second-factor.words.ts'
import { FactorInput } from './FactorInput.tsx'
import { FormFooter } from './FormFooter.tsx'
import { secondFactorCalls } from './secondFactor.calls.ts'
import type { Factor } from './useFactors.ts'
import { useStep } from './useStep.ts'

const icons = {
  passkey: 'M9 12.5a4.5 4.5 0 1 1 3.9-6.7 4.5 4.5 0 0 1-.2 4.7l7.8 7.8V21h-3v-2h-2v-2h-2l-2.6-2.6M8 8h.01',
  totp: 'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM10 10.5h.01M14 10.5h.01M10 14h.01M14 14h.01',
}

interface FactorListProps {
  readonly factors: readonly Factor[]
  readonly onChanged: () => void
}

/** The factors with what is known of each, the newest first. */
export const FactorList = ({ factors, onChanged }: FactorListProps) => (
  <ul className="factor-list">
    {factors.map((factor) => (
      <Row factor={factor} isLast={factors.length === 1} key={factor.id} onChanged={onChanged} />
    ))}
  </ul>
)

interface RowProps {
  readonly factor: Factor
  readonly isLast: boolean
  readonly onChanged: () => void
}

function Row({ factor, isLast, onChanged }: RowProps) {
  const t = useWords(secondFactorWords)
  const { ago } = useFormat()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const { kind, name, createdAt, lastUsedAt } = factor
  // One that was given no name of its own is called by its kind, which need not be said twice.
  const about = [
    ...(name === t(`kinds.${kind}`) ? [] : [t(`kinds.${kind}`)]),
    t('panel.added', { time: ago(createdAt) }),
    lastUsedAt === null ? t('panel.unused') : t('panel.used', { time: ago(lastUsedAt) }),
  ]
  const done = () => {
    setDoing(undefined)
    onChanged()
  }
  const form = { factor, isLast, onDone: done, onCancel: () => setDoing(undefined) }
  return (
    <li>
      <span className="factor-icon">
        <LineIcon path={icons[kind]} />
      </span>
      <div className="factor-text">
        <b>{name}</b>
        <span>{about.join(' · ')}</span>
        {doing === 'rename' && <Rename {...form} />}
        {doing === 'remove' && <Remove {...form} />}
      </div>
      {doing === undefined && (
        <span className="factor-row-actions">
          <button
            aria-label={t('panel.renameLabel', { name })}
            className="factor-link"
            onClick={() => setDoing('rename')}
            type="button"
          >
            {t('panel.rename')}
          </button>
          <button
            aria-label={t('panel.removeLabel', { name })}
            className="factor-link"
            onClick={() => setDoing('remove')}
            type="button"
          >
            {t('panel.remove')}
          </button>
        </span>
      )}
    </li>
  )
}

interface ChangeProps extends Pick<RowProps, 'factor' | 'isLast'> {
  readonly onDone: () => void
  readonly onCancel: () => void
}

function Rename({ factor, onDone, onCancel }: ChangeProps) {
  const t = useWords(secondFactorWords)
  const [name, setName] = useState(factor.name)
  const step = useStep()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void step.run(async () => {
      await call(secondFactorCalls.rename, { body: { id: factor.id, name } })
      onDone()
    })
  }
  return (
    <form className="factor-form" noValidate onSubmit={save}>
      <FactorInput
        autoFocus
        label={t('fields.name')}
        maxLength={40}
        name="name"
        onChange={setName}
        problem={step.problem('name') || step.trouble}
        value={name}
      />
      <FormFooter onCancel={onCancel}>
        <button aria-busy={step.isBusy} className="factor-button is-primary" type="submit">
          {t('panel.save')}
        </button>
      </FormFooter>
    </form>
  )
}

function Remove({ factor, isLast, onDone, onCancel }: ChangeProps) {
  const t = useWords(secondFactorWords)
  const step = useStep()
  const { id, name } = factor
  const remove = () =>
    step.run(async () => {
      await call(secondFactorCalls.remove, { query: { id } })
      notify({ kind: 'success', text: t('panel.wasRemoved', { name }) })
      onDone()
    })
  return (
    <div className="factor-form" role="group">
      <p>
        {t('panel.removeAsk', { name })} {isLast && t('panel.removeLast')}
      </p>
      <FormFooter onCancel={onCancel} trouble={step.trouble}>
        <button
          aria-busy={step.isBusy}
          autoFocus
          className="factor-button is-danger"
          onClick={() => void remove()}
          type="button"
        >
          {t('panel.remove')}
        </button>
      </FormFooter>
    </div>
  )
}
