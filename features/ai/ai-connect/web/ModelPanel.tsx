import { Alert, Button } from 'antd'
import { likelyFirst } from '#kit/ai/modelProviders.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { connectFields } from '../ai-connect.contract.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { ModelField } from './ModelField.tsx'
import type { Connection } from './useConnection.ts'

interface Props {
  readonly connection: Connection
  /** None: the provider does not list them. */
  readonly models: readonly string[]
}

/** Which models; one is tried before everyone uses it. */
export function ModelPanel({ connection, models }: Props) {
  const t = useWords(aiConnectWords)
  const { chosen, choose, trial, test, isSaving, save } = connection
  return (
    <section className="kit-panel kit-panel-stack" aria-labelledby="connect-model">
      <h2 id="connect-model">{t('steps.model')}</h2>
      {models.length === 0 && <p className="kit-muted">{t('noList')}</p>}
      <div className="kit-fields">
        <ModelField
          name="model"
          field={connectFields.model}
          label={t('fields.model')}
          hint={t('hints.model')}
          models={likelyFirst(models, 'text')}
          value={chosen.model}
          onChange={(model) => choose({ model })}
        />
        <ModelField
          name="pictureModel"
          field={connectFields.pictureModel}
          label={t('fields.pictureModel')}
          hint={t('hints.pictureModel')}
          models={likelyFirst(models, 'picture')}
          value={chosen.pictureModel}
          onChange={(pictureModel) => choose({ pictureModel })}
        />
      </div>
      <div aria-live="polite">
        {trial.data && <Reply {...trial.data} />}
        {trial.isError && (
          <Alert type="error" showIcon title={t('failed')} description={errorText(trial.error)} />
        )}
      </div>
      <div className="connect-bar">
        <Button
          disabled={chosen.model.trim() === ''}
          loading={trial.isPending}
          type={trial.isSuccess ? 'default' : 'primary'}
          onClick={test}
        >
          {t('test')}
        </Button>
        {trial.isSuccess ? (
          <Button loading={isSaving} type="primary" onClick={save}>
            {t('use')}
          </Button>
        ) : (
          <span className="kit-muted">{t('tryFirst')}</span>
        )}
      </div>
    </section>
  )
}

function Reply({ reply, ms }: { readonly reply: string; readonly ms: number }) {
  const t = useWords(aiConnectWords)
  const format = useFormat()
  return (
    <>
      <blockquote className="connect-reply">{reply}</blockquote>
      <p className="kit-muted">{t('tested', { seconds: format.number(ms / 1000, 1) })}</p>
    </>
  )
}
