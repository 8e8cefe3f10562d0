import './abilityPage.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { ReaderPage } from '#kit/view/web/ReaderPage.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { ability } from '../ability.contract.ts'
import { abilityWords } from '../ability.words.ts'

/** An ability as its readers see it: what one can do, and which courses lead there. */
export function AbilityPage({ record }: { readonly record: Recorded }) {
  const t = useWords(abilityWords)
  const format = useFormat()
  const courses = ability.fields.recommendedCourses.schema.safeParse(record['recommendedCourses']).data ?? []
  return (
    <ReaderPage
      label={t('page.label')}
      title={String(record['name'])}
      text={String(record['summary'])}
      picture={{ url: String(record['mainImage']), ratio: '5 / 3' }}
      face={String(record['headImage'])}
    >
      <h3>{t('page.courses', { count: courses.length })}</h3>
      <ul className="ability-courses">
        {courses.map(({ title, marketPrice }, index) => (
          <li key={`${index}${title}`}>
            <span>{title}</span>
            {marketPrice !== null && <span className="kit-muted">{format.money(marketPrice)}</span>}
          </li>
        ))}
      </ul>
    </ReaderPage>
  )
}
