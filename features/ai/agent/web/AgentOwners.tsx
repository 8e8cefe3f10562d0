import { Segmented } from 'antd'
import { useListSearch } from '#kit/list/web/search/useListSearch.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { agentWords } from '../agent.words.ts'
import { agents } from './agents.ts'

const owners = ['all', 'mine', 'public'] as const

/** Whose agents the list holds; it is written in the list's own filters, so that the address keeps it. */
export function AgentOwners() {
  const t = useWords(agentWords)
  const { id } = useActor()
  const [search, change] = useListSearch(agents)
  const filters = {
    all: { creatorId: undefined, isPublic: undefined },
    mine: { creatorId: id, isPublic: undefined },
    public: { creatorId: undefined, isPublic: true },
  }
  const now = owners.find(
    (one) => search['creatorId'] === filters[one].creatorId && search['isPublic'] === filters[one].isPublic,
  )
  return (
    <Segmented
      aria-label={t('owners.label')}
      options={owners.map((value) => ({ value, label: t(`owners.${value}`) }))}
      {...(now && { value: now })}
      onChange={(next) => change(filters[next])}
    />
  )
}
