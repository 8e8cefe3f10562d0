import { Alert, Button, Input, Radio } from 'antd'
import type { ReactNode } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { connectFields } from '../ai-connect.contract.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import type { AnyProvider, ProviderAccess } from './useAccess.ts'

interface Props<P extends AnyProvider> {
  readonly connection: ProviderAccess<P>
  /** Those that can be chosen, in their order. */
  readonly providers: readonly P[]
  /** What one of them needs beside its key. */
  readonly children?: ReactNode
  /** Its models are known without asking it. */
  readonly isKnown?: boolean
}

/** Whose models, and with which key. */
export function ProviderPanel<P extends AnyProvider>({
  connection,
  providers,
  children,
  isKnown = false,
}: Props<P>) {
  const t = useWords(aiConnectWords)
  const { access, enter, models, isEntered, show } = connection
  return (
    <section className="kit-panel kit-panel-stack" aria-labelledby="connect-provider">
      <h2 id="connect-provider">{t('steps.provider')}</h2>
      <form
        className="kit-fields"
        onKeyDown={(event) =>
          event.nativeEvent.isComposing && event.key === 'Enter' && event.preventDefault()
        }
        onSubmit={(event) => {
          event.preventDefault()
          if (isEntered) show()
        }}
      >
        <FormField
          path="provider"
          id="connect-providers"
          label={t('fields.provider')}
          required="save"
          isGroup
        >
          {() => (
            <Radio.Group
              aria-labelledby="connect-providers-label"
              className="connect-providers"
              name="provider"
              options={providers.map((value) => ({ value, label: t(`values.provider.${value}`) }))}
              value={access.provider}
              onChange={({ target }) => enter({ provider: target.value })}
            />
          )}
        </FormField>
        {access.provider === 'other' && <Address connection={connection} />}
        <FormField
          path="apiKey"
          id="connect-key"
          label={t('fields.apiKey')}
          hint={t('hints.apiKey')}
          required="save"
        >
          {({ id, describedBy }) => (
            <Input.Password
              id={id}
              // Browsers fill in the reader's own password elsewhere.
              autoComplete="new-password"
              spellCheck={false}
              aria-describedby={describedBy}
              maxLength={connectFields.apiKey.max}
              value={access.apiKey}
              onChange={({ target }) => enter({ apiKey: target.value })}
            />
          )}
        </FormField>
        {children}
        {models.isError && <Alert type="error" showIcon title={errorText(models.error)} />}
        {!isKnown && (
          <div>
            <Button
              htmlType="submit"
              disabled={!isEntered}
              loading={models.isPending}
              type={models.isSuccess ? 'default' : 'primary'}
            >
              {t('show')}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}

/** Of a provider that is not listed here; what the server has against it stands beside it. */
function Address<P extends AnyProvider>({
  connection: { access, enter, models },
}: Pick<Props<P>, 'connection'>) {
  const t = useWords(aiConnectWords)
  const problem = isRefusal(models.error) ? models.error.fields['baseUrl'] : undefined
  return (
    <FormField
      path="baseUrl"
      id="connect-address"
      label={t('fields.baseUrl')}
      hint={t('hints.baseUrl')}
      problem={problem}
      required="save"
    >
      {({ id, describedBy, isInvalid }) => (
        <Input
          id={id}
          inputMode="url"
          spellCheck={false}
          status={isInvalid ? 'error' : ''}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          maxLength={connectFields.baseUrl.max}
          value={access.baseUrl}
          onChange={({ target }) => enter({ baseUrl: target.value })}
        />
      )}
    </FormField>
  )
}
