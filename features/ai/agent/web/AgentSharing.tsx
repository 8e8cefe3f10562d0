import './agent.css'
import { Switch } from 'antd'
import { useId } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { agentEndpoints } from '../agent.contract.ts'
import { agentWords } from '../agent.words.ts'

interface Props {
  readonly record: { readonly id: number; readonly isPublic: boolean; readonly revision: number }
}

/** R-agent: whether other creators may have this agent work, at its owner's cost. */
export function AgentSharing({ record: { id, isPublic, revision } }: Props) {
  const t = useWords(agentWords)
  const label = useId()
  const write = useWrite(agentEndpoints.common)
  const change = (isChecked: boolean) =>
    write.mutate(
      { body: { id, isPublic: isChecked, revision } },
      { onError: (error) => notify({ kind: 'error', text: errorText(error) }) },
    )
  return (
    <section className="kit-panel agent-panel" aria-labelledby={label}>
      <header>
        <h2 id={label}>{t('sharing.title')}</h2>
        <Switch
          aria-labelledby={label}
          aria-describedby={`${label}-lead`}
          checked={isPublic}
          loading={write.isPending}
          onChange={change}
        />
      </header>
      <p className="kit-muted" id={`${label}-lead`}>
        {isPublic ? t('sharing.publicLead') : t('sharing.ownLead')}
      </p>
    </section>
  )
}
