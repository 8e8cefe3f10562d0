import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { NotShown } from './NotShown.tsx'
import { usePublicPage, type Kind } from './usePublicPage.ts'

interface Props {
  readonly kind: Kind
  readonly id: number
}

/** Instead of what the learner does not have: the way to its public page, or, where it has none, what may be wrong. */
export function NotHad({ kind, id }: Props) {
  const t = useWords(learnWords)
  const page = usePublicPage(kind, id)
  if (page.kind === 'asking')
    return <main aria-busy="true" aria-label={t('loading')} className="learn-home" />
  if (page.kind === 'absent')
    return <NotShown lead={t(`${kind}.absentLead`)} mayRedeem title={t(`${kind}.absent`)} />
  return <NotShown lead={t(`${kind}.notHad`)} mayRedeem pagePath={page.path} title={page.title} />
}
