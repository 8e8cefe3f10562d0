import { Alert } from 'antd'
import { creators, hasRole } from '#kit/role.ts'
import { aiTroubleText } from '#kit/web/aiTroubleText.ts'
import { lightEndpoint } from '#kit/web/lightEndpoint.ts'
import { useRead } from '#kit/web/query.ts'
import { useActor } from '#kit/web/session.ts'
import { useSay } from '#kit/web/words.ts'
import type { activityCardEndpoints } from '#features/content/activity/activityCard.contract.ts'

// The contract itself would bring every card type along.
const aiState = lightEndpoint<(typeof activityCardEndpoints)['aiState']>({
  method: 'GET',
  path: '/course/activity-card/ai-state',
  effect: 'read',
})

/** Where no AI is connected, what to configure and where; `isMissing`: an answer has said so. */
export function MissingNotice({ isMissing }: { readonly isMissing: boolean }) {
  useSay()
  const actor = useActor()
  // Others are told by the first answer.
  const { data } = useRead(aiState, {}, { enabled: hasRole(actor, creators) })
  if (!isMissing && (data?.hasText ?? true)) return null
  return <Alert className="assistant-notice" showIcon type="warning" title={aiTroubleText('missing')} />
}
