import { useId } from 'react'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { ConfigName } from '../ai-config.kinds.ts'
import { configOf } from '../ai-config.read.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { readJson } from '../readJson.ts'

interface Props {
  readonly name: ConfigName
  /** JSON, as far as it is typed. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly disabled: boolean
}

const agentKeys = ['agentId', 'pictureAgentId'] as const
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The agents that a configuration names by their IDs, to be chosen by name. */
export function AgentPickers({ name, value, onChange, disabled }: Props) {
  const t = useWords(aiConfigWords)
  const id = useId()
  const { value: read, errors } = readJson(value)
  const isReadable = isObject(read) && errors.length === 0
  const values = new Map<string, unknown>(isReadable ? Object.entries(read) : [])
  const keys = agentKeys.filter((key) => key in configOf(name, {}))
  const chosen = (key: string) => {
    const now = values.get(key)
    return typeof now === 'number' ? now : null
  }
  return (
    <div className="ai-config-agents">
      {keys.map((key) => (
        <label key={key} htmlFor={id + key}>
          {t(`agents.${key}`)}
          <RecordPicker
            id={id + key}
            resource="agent"
            label={t(`agents.${key}`)}
            placeholder={t('agents.preset')}
            disabled={disabled || !isReadable}
            value={chosen(key)}
            onChange={(agent) =>
              onChange(JSON.stringify(Object.fromEntries([...values, [key, agent]]), null, 2))
            }
          />
        </label>
      ))}
    </div>
  )
}
