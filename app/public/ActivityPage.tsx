import { useWords } from '#kit/i18n/web/words.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import { languageNames } from '#app/words/languageNames.ts'
import type { PublicPages } from '#app/publicPages.ts'
import { HowToGet, ItemLink, Part } from './HowToGet.tsx'

/** L-page: what an activity teaches, how long it takes, and where it is learned. */
export function ActivityPage({ activity }: { readonly activity: PublicPages['activity'] }) {
  const t = useWords(publicPageWords)
  const { title, description, cover, language, cardCount, seconds, abilities, topics, courses } = activity
  return (
    <article className="public-activity">
      {cover && <img alt="" fetchPriority="high" height={405} src={cover} width={720} />}
      <h1>{title}</h1>
      <p className="public-facts">
        <span className="kit-tag" data-tone="brand">
          {t('cards', { count: cardCount })}
        </span>
        {seconds > 0 && (
          <span className="kit-tag">{t('minutes', { count: Math.max(1, Math.round(seconds / 60)) })}</span>
        )}
        {language && <span className="kit-tag">{languageNames[language]}</span>}
        {topics.map((topic) => (
          <span className="kit-tag" key={topic}>
            {topic}
          </span>
        ))}
      </p>
      <p className="public-text">{description}</p>
      {abilities.length > 0 && (
        <Part title={t('teaches')}>
          <ul>
            {abilities.map((ability) => (
              <li key={ability}>{ability}</li>
            ))}
          </ul>
        </Part>
      )}
      {courses.length > 0 && (
        <Part title={t('courses')}>
          {courses.map(({ id, ...course }) => (
            <ItemLink href={publicCoursePath(id)} key={id} {...course} />
          ))}
        </Part>
      )}
      <HowToGet entry={activity.entry} offers={activity.offers} ways={activity.ways} />
    </article>
  )
}
