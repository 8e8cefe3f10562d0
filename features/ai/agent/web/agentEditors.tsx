import { useLayoutEffect } from 'react'
import { isBlank } from '#kit/contract/field.ts'
import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import type { FormState } from '#kit/form/web/useForm.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiPlatforms } from '#kit/ai/aiProvider.ts'
import { mustReenterKey, needsAddress } from '../agent.fields.ts'
import { agentWords } from '../agent.words.ts'
import { agents } from './agents.ts'

const platformIn = (value: unknown) => aiPlatforms.find((platform) => platform === value) ?? null

const destinationOf = (values: Readonly<Record<string, unknown>>) => ({
  platform: platformIn(values['platform']),
  baseUrl: String(values['baseUrl'] ?? '').trim(),
})

interface SecretProps {
  readonly name: 'apiKey' | 'secret'
  readonly form: FormState
  readonly disabled: boolean
  readonly onChange: (value: unknown) => void
}

/**
 * A key that is stored; where the address has changed it is to be entered again, which the server requires too. The secret beside it
 * is then gone unless it is entered again.
 */
function SecretField({ name, form, disabled, onChange }: SecretProps) {
  const t = useWords(agentWords)
  const { base, values } = form
  const isStored = base[name] === undefined
  const mustReenter = isStored && mustReenterKey(destinationOf(base), destinationOf(values))
  const value = values[name]
  const next = isStored && isBlank(value) ? (mustReenter ? '' : undefined) : value
  // Before anybody can see that it is required: a save in between would go out without it.
  useLayoutEffect(() => {
    if (next !== value) onChange(next)
  })
  return (
    <>
      <OwnField {...{ form, name, disabled, onChange }} resource={agents.name} />
      {name === 'apiKey' && mustReenter && next === '' && (
        <p className="kit-problem agent-again">{t('problems.keyAgain')}</p>
      )}
    </>
  )
}

const secretOf =
  (name: SecretProps['name']): FieldEditor =>
  (props) => <SecretField {...props} name={name} />

/** Some platforms are wherever somebody runs them. */
const addressEditor: FieldEditor = ({ form, disabled, onChange }) => (
  <OwnField
    {...{ form, disabled, onChange }}
    name="baseUrl"
    required={needsAddress(platformIn(form.values['platform'])) ? 'save' : 'never'}
    resource={agents.name}
  />
)

export const agentEditors: Readonly<Record<string, FieldEditor>> = {
  apiKey: secretOf('apiKey'),
  secret: secretOf('secret'),
  baseUrl: addressEditor,
}
