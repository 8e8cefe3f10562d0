import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { EmptyState } from '#kit/states/web/states.tsx'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { agentEndpoints } from '../agent.contract.ts'
import { agentFaults } from '../agent.faults.ts'
import { agentWords } from '../agent.words.ts'
import { agentEditors } from './agentEditors.tsx'
import { agentHead, agentHome, agentLayout, agentReadLayout, agents } from './agents.ts'
import { AgentSharing } from './AgentSharing.tsx'
import { AgentTrial } from './AgentTrial.tsx'

const form = { resource: agents, home: agentHome, layout: agentLayout, editors: agentEditors } as const

export const AgentAdd = () => <FormScreen {...form} mode="add" />

/** I1: one's own agent with its trial and its publicity; somebody else's is only read, or not even that, and says why. */
export function AgentEdit() {
  const id = useRecordId()
  const { data, error } = useRead(
    agentEndpoints.get,
    { query: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  if (data?.mayEdit === false) return <ForeignAgent />
  if (!data && isRefusal(error, agentFaults.notYours.code)) return <HiddenAgent />
  return <FormScreen {...form} mode="edit" note={own} />
}

const own = ({ id, revision, isPublic }: Recorded) => (
  <div className="agent-own">
    <AgentSharing record={{ id, revision, isPublic: isPublic === true }} />
    <AgentTrial id={id} />
  </div>
)

const notYours = () => <NotYours />

const ForeignAgent = () => (
  <ViewScreen resource={agents} home={agentHome} layout={agentReadLayout} head={agentHead} note={notYours} />
)

function HiddenAgent() {
  const t = useWords(agentWords)
  const kit = useWords(kitWords)
  const go = useGo()
  return (
    <EmptyState icon={<LockOutlined aria-hidden="true" />} title={t('faults.notYours')}>
      <Button onClick={() => go(agentHome.list)}>{kit('state.toList')}</Button>
    </EmptyState>
  )
}

function NotYours() {
  const t = useWords(agentWords)
  return (
    <output className="kit-banner" data-tone="info">
      {t('faults.notYours')}
    </output>
  )
}
