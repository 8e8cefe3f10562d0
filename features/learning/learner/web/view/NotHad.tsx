import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { NotShown } from './NotShown.tsx'
import { usePublicPage, type Kind } from './usePublicPage.ts'

interface Props {
  readonly kind: Kind
  readonly id: number
}

const phrases = {
  activity: {
    absent: 'activity.absent',
    absentLead: 'activity.absentLead',
    notHad: 'activity.notHad',
    failed: 'activity.failed',
  },
  course: {
    absent: 'course.absent',
    absentLead: 'course.absentLead',
    notHad: 'course.notHad',
    failed: 'course.failed',
  },
} as const satisfies Record<Kind, unknown>

/** Instead of what the learner does not have: the way to its public page, or, where it has none, what may be wrong. */
export function NotHad({ kind, id }: Props) {
  const t = useWords(learnWords)
  const said = phrases[kind]
  const page = usePublicPage(kind, id)
  if (page.kind === 'asking')
    return <main aria-busy="true" aria-label={t('loading')} className="learn-home" />
  if (page.kind === 'failed')
    return <NotShown lead={errorText(page.error)} onRetry={page.onRetry} title={t(said.failed)} />
  if (page.kind === 'absent') return <NotShown lead={t(said.absentLead)} mayRedeem title={t(said.absent)} />
  return <NotShown lead={t(said.notHad)} mayRedeem pagePath={page.path} title={page.title} />
}
