import './connect.css'
import { modelProviders } from '#kit/ai/modelProviders.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { aiConnectEndpoints } from '../ai-connect.contract.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { ModelPanel } from './ModelPanel.tsx'
import { ProviderPanel } from './ProviderPanel.tsx'
import { useConnection } from './useConnection.ts'

/** I1: provider, key, model, a try, and from then on everyone uses it. */
export function ConnectScreen() {
  const t = useWords(aiConnectWords)
  const connection = useConnection()
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <InUse />
      <div className="kit-stack connect">
        <ProviderPanel {...{ connection }} providers={modelProviders} />
        {connection.models.data && <ModelPanel connection={connection} models={connection.models.data} />}
        <div className="connect-bar">
          <span className="kit-muted">{t('otherKinds')}</span>
          <Go href="/configs/agentAdd">{t('newAgent')}</Go>
        </div>
      </div>
    </>
  )
}

const agentHref = (id: number) => `/configs/agentEdit?id=${id}`

/** What everyone uses at this moment. */
function InUse() {
  const t = useWords(aiConnectWords)
  const { data } = useRead(aiConnectEndpoints.state)
  if (!data) return <div className="kit-banner connect-bone" aria-hidden="true" />
  const { hasText, agent, pictureAgent } = data
  return (
    <output className="kit-banner" {...(hasText && { 'data-tone': 'info' })}>
      {!hasText && <strong>{t('now.none')}</strong>}
      {hasText && !agent && <span>{t('now.operator')}</span>}
      {agent && (
        <>
          <span>{t('now.agent')}</span>
          <Go href={agentHref(agent.id)}>{agent.name}</Go>
        </>
      )}
      {pictureAgent && (
        <>
          <span>{t('now.pictureAgent')}</span>
          <Go href={agentHref(pictureAgent.id)}>{pictureAgent.name}</Go>
        </>
      )}
      {agent && <Go href="/configs/usage">{t('now.limit')}</Go>}
    </output>
  )
}
