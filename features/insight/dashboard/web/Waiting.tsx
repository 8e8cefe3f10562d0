import { CheckCircleOutlined } from '@ant-design/icons'
import { creators, hasRole, reviewers } from '#kit/contract/role.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { EmptyState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LineCount } from '../dashboard.contract.ts'
import { dashboardWords } from '../dashboard.words.ts'
import { Amount } from './Amount.tsx'
import { presentIn } from './groups.ts'

const groups = ['reviews', 'learners', 'messages', 'failures', 'own'] as const

interface Props {
  readonly lines: readonly LineCount[]
}

/** What waits for me, each number a link to the list that shows so many. */
export function Waiting({ lines }: Props) {
  const t = useWords(dashboardWords)
  const shown = groups.flatMap((group) => {
    const waiting = presentIn(lines, group)
    return waiting.length > 0 ? [{ group, waiting }] : []
  })
  return (
    <section aria-labelledby="dashboard-waiting" className="dashboard-section">
      <h2 id="dashboard-waiting">{t('waiting.title')}</h2>
      {shown.length === 0 ? (
        <Nothing />
      ) : (
        <div className="dashboard-groups">
          {shown.map(({ group, waiting }) => (
            <section aria-label={t(`groups.${group}`)} className="kit-panel dashboard-group" key={group}>
              <h3>{t(`groups.${group}`)}</h3>
              <ul>
                {waiting.map((line) => (
                  <li key={line.key}>
                    <Go className="dashboard-line" href={line.href}>
                      <span>{t(`lines.${line.key}`)}</span>
                      <b data-tone={group === 'failures' ? 'bad' : undefined}>
                        <Amount line={line} />
                      </b>
                    </Go>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

function Nothing() {
  const t = useWords(dashboardWords)
  const onlyTeaches = !hasRole(useActor(), [...creators, ...reviewers])
  return (
    <div className="kit-panel">
      <EmptyState
        icon={<CheckCircleOutlined aria-hidden="true" />}
        lead={t(onlyTeaches ? 'waiting.noneTeacher' : 'waiting.noneLead')}
        title={t('waiting.none')}
      />
    </div>
  )
}
