import { Button, Checkbox, Radio } from 'antd'
import { likelyFirst } from '#kit/ai/modelProviders.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { languages } from '#kit/i18n/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { firstGraphemes } from '#kit/value/graphemes.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { voiceWords } from '#features/ai/voice/voice.words.ts'
import { voicesOf } from '../knownVoices.ts'
import { mostVoices, voiceConnectFields } from '../voice-connect.contract.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { ModelField } from './ModelField.tsx'
import type { Voices } from './useVoices.ts'
import { VoiceRows } from './VoiceRows.tsx'

interface Props {
  readonly voices: Voices
  /** None: the provider does not list them. */
  readonly models: readonly string[]
}

/** Which model speaks which language in which voices. */
export function VoicesPanel({ voices, models }: Props) {
  const t = useWords(voiceConnectWords)
  const ofAi = useWords(aiConnectWords)
  const ofVoice = useWords(voiceWords)
  const { chosen, choose, save, isSaving } = voices
  const count = chosen.codes.length
  return (
    <section className="kit-panel kit-panel-stack" aria-labelledby="connect-voices">
      <h2 id="connect-voices">{t('step')}</h2>
      <div className="kit-fields">
        <ModelField
          name="model"
          field={voiceConnectFields.model}
          label={t('model')}
          hint={models.length === 0 ? ofAi('noList') : undefined}
          models={likelyFirst(models, 'speech')}
          value={chosen.model}
          onChange={(model) => choose({ model })}
        />
        <FormField
          path="language"
          id="connect-language"
          label={ofVoice('fields.language')}
          hint={t('hints.language')}
          required="save"
          isGroup
        >
          {({ describedBy }) => (
            <Radio.Group
              aria-labelledby="connect-language-label"
              aria-describedby={describedBy}
              name="language"
              options={languages.map((value) => ({ value, label: ofVoice(`values.language.${value}`) }))}
              value={chosen.language}
              onChange={({ target }) => choose({ language: target.value })}
            />
          )}
        </FormField>
        <Codes voices={voices} />
      </div>
      <div className="connect-bar">
        <Button disabled={count === 0} loading={isSaving} type="primary" onClick={save}>
          {count === 0 ? t('useNone') : t('use', { count })}
        </Button>
        <span className="kit-muted">{t('billed')}</span>
      </div>
    </section>
  )
}

/** The voices that the provider is known to have; the names of its voices where it is not known. */
function Codes({ voices }: Pick<Props, 'voices'>) {
  const t = useWords(voiceConnectWords)
  const { chosen, choose, connection } = voices
  const { provider } = connection.access
  const known = voicesOf(provider, chosen.model)
  const isNamed = provider === 'other'
  return (
    <FormField
      path="code"
      id="connect-codes"
      label={t('voices')}
      hint={isNamed ? t('hints.code') : undefined}
      required="save"
      isGroup={!isNamed}
    >
      {({ id, describedBy }) =>
        chosen.model === '' ? (
          <p className="kit-muted">{t('chooseModel')}</p>
        ) : isNamed ? (
          <>
            <Select
              id={id}
              aria-describedby={describedBy}
              className="connect-model"
              maxCount={mostVoices}
              mode="tags"
              open={false}
              suffixIcon={null}
              value={[...chosen.codes]}
              onChange={(codes: string[]) =>
                choose({
                  codes: codes
                    .map((code) => firstGraphemes(code.trim(), voiceConnectFields.code.max))
                    .filter(Boolean),
                })
              }
            />
            <VoiceRows voices={voices} rows={chosen.codes.map((code) => ({ code, gender: undefined }))} />
          </>
        ) : (
          <Checkbox.Group
            aria-labelledby={`${id}-label`}
            className="connect-model"
            value={[...chosen.codes]}
            onChange={(codes) => choose({ codes })}
          >
            <VoiceRows voices={voices} rows={known} isChosen />
          </Checkbox.Group>
        )
      }
    </FormField>
  )
}
