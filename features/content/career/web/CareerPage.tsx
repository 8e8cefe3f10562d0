import type { Recorded } from '#kit/resource/web/formed.ts'
import { namesIn } from '#kit/resource/web/formed.ts'
import { ReaderPage } from '#kit/view/web/ReaderPage.tsx'
import { RecordCards } from '#kit/record/web/RecordCards.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { careerWords } from '../career.words.ts'

const abilityHref = (id: number) => `/base/ability/view?id=${id}`

/** A career as its readers see it: what one becomes, and what it is made of. */
export function CareerPage({ record }: { readonly record: Recorded }) {
  const t = useWords(careerWords)
  const abilities = namesIn(record, 'abilityIds')
  return (
    <ReaderPage
      label={t('page.label')}
      title={String(record['name'])}
      text={String(record['summary'])}
      picture={{ url: String(record['cover']), ratio: '16 / 9' }}
      topics={namesIn(record, 'tagIds').map(({ label }) => label)}
    >
      <h3>{t('page.abilities', { count: abilities.length })}</h3>
      <RecordCards records={abilities} hrefOf={abilityHref} />
    </ReaderPage>
  )
}
