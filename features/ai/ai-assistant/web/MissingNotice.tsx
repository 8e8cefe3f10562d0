import { Alert } from 'antd'
import { creators, hasRole } from '#kit/contract/role.ts'
import { ConnectHint } from '#kit/ai/web/ConnectHint.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiStateEndpoint } from '#features/ai/agent/aiState.contract.ts'
import { assistantWords } from '../assistant.words.ts'

/** Where no AI is connected, what to configure and where; `isMissing`: an answer has said so. */
export function MissingNotice({ isMissing }: { readonly isMissing: boolean }) {
  const t = useWords(assistantWords)
  const actor = useActor()
  // Others are told by the first answer.
  const { data } = useRead(aiStateEndpoint, {}, { enabled: hasRole(actor, creators) })
  if (!isMissing && (data?.hasText ?? true)) return null
  return (
    <Alert
      className="assistant-notice"
      showIcon
      type="warning"
      title={t('missing')}
      description={<ConnectHint />}
    />
  )
}
