import { CheckCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { useFollow } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { beginKeys } from '../dashboard.begin.ts'
import type { BeginStep } from '../dashboard.contract.ts'
import { dashboardWords } from '../dashboard.words.ts'

interface Props {
  readonly steps: readonly BeginStep[]
  /** What stands below them. */
  readonly children?: ReactNode
}

/** Helps a fresh school to the first answer of a learner: what is done has its tick, the first that is not the one main button. */
export function Beginning({ steps, children }: Props) {
  const t = useWords(dashboardWords)
  // A page that is older than its server leaves out what it does not know.
  const supported = steps.filter(({ key }) => beginKeys.includes(key))
  const next = supported.find(({ isDone }) => !isDone)
  return (
    <section aria-labelledby="dashboard-begin" className="kit-panel dashboard-begin">
      <h2 id="dashboard-begin">{t('begin.title')}</h2>
      <p className="kit-muted">{t('begin.lead')}</p>
      <ol>
        {supported.map((step) => (
          <Step isNext={step === next} key={step.key} step={step} />
        ))}
      </ol>
      {children}
    </section>
  )
}

interface StepProps {
  readonly step: BeginStep
  readonly isNext: boolean
}

function Step({ step: { key, isDone, href }, isNext }: StepProps) {
  const t = useWords(dashboardWords)
  const id = useId()
  return (
    <li className="dashboard-step" data-done={isDone || undefined}>
      {isDone ? (
        <CheckCircleFilled aria-label={t('begin.done')} className="dashboard-step-mark" role="img" />
      ) : (
        <span className="dashboard-step-mark" data-next={isNext || undefined} />
      )}
      <span className="dashboard-step-text">
        <b id={id}>{t(`begin.steps.${key}`)}</b>
        <span>{t(`begin.leads.${key}`)}</span>
      </span>
      {!isDone && (
        <StepLink describedBy={id} href={href} isNext={isNext}>
          {t(`begin.go.${key}`)}
        </StepLink>
      )}
    </li>
  )
}

interface LinkProps {
  readonly href: string
  readonly isNext: boolean
  readonly describedBy: string
  readonly children: string
}

const learnersPages = '/learn/'

/** What learners see is no screen of the console and opens beside it. */
function StepLink({ href, isNext, describedBy, children }: LinkProps) {
  const follow = useFollow(href)
  const look = { 'aria-describedby': describedBy, href, type: isNext ? 'primary' : 'default' } as const
  return href.startsWith(learnersPages) ? (
    <Button {...look} target="_blank">
      {children}
    </Button>
  ) : (
    <Button {...look} onClick={follow}>
      {children}
    </Button>
  )
}
