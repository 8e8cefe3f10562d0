import { Modal } from 'antd'
import { useId, useState } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import type { Option } from '#kit/contract/resource.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { FieldText } from '#kit/fields/web/FieldText.tsx'
import { fieldsIn } from '#kit/contract/field.ts'
import type { Values } from '#kit/form/values.ts'
import type { Clash } from './useRecordSave.ts'

interface StaleDialogProps {
  readonly clash: Clash
  readonly fields: Fields
  readonly words: ResourceWords
  readonly known: (name: string) => readonly Option[]
  /** Without values nothing is decided; all stays as it was typed. */
  readonly onChoose: (values: Values | undefined) => void
}

/** Two people changed the same fields: mine or theirs, field by field. */
export function StaleDialog({ clash, fields, words, known, onChoose }: StaleDialogProps) {
  const t = useWords(kitWords)
  const id = useId()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const byName = new Map(fieldsIn(fields))
  const take = (name: string, isTheirs: boolean) =>
    setTaken((names) => new Set(isTheirs ? [...names, name] : [...names].filter((one) => one !== name)))
  const apply = () => {
    const theirs = [...taken].map((name) => [name, clash.theirs[name]] as const)
    onChoose({ ...clash.merged, ...Object.fromEntries(theirs) })
  }
  return (
    <Modal
      open
      width={720}
      title={t('stale.title')}
      okText={t('stale.apply')}
      cancelText={t('actions.cancel')}
      onOk={apply}
      onCancel={() => onChoose(undefined)}
    >
      <p>{t('stale.lead')}</p>
      <div className="kit-stale">
        {clash.conflicts.map((name) => {
          const field = byName.get(name)
          if (!field) return null
          const side = (isTheirs: boolean) => (
            <label className="kit-stale-choice">
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={taken.has(name) === isTheirs}
                onChange={() => take(name, isTheirs)}
              />
              <strong>{isTheirs ? t('stale.takeTheirs') : t('stale.keepMine')}</strong>
              <span>
                <FieldText
                  {...{ name, field, words }}
                  value={(isTheirs ? clash.theirs : clash.merged)[name]}
                  known={known(name)}
                />
              </span>
            </label>
          )
          return (
            <fieldset key={name} className="kit-stale-field">
              <legend>{words.label(name)}</legend>
              {side(false)}
              {side(true)}
            </fieldset>
          )
        })}
      </div>
    </Modal>
  )
}
