import { languages, type Language } from '#kit/i18n/words.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { themes } from '#kit/theme/themes.ts'
import { listPath } from '#features/learning/learner/web/view/place.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import { UserPageView } from '#features/content/user-page/web/UserPageView.tsx'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { FrameSelect } from '#app/frame/FrameSelect.tsx'
import { languageNames } from '#app/words/languageNames.ts'
import { productName } from '#app/words/productName.ts'
import type { PublicPage, Rendering } from '#app/publicPages.ts'
import { ActivityPage } from './ActivityPage.tsx'
import { CourseScreen } from './CourseScreen.tsx'
import { EntryBar } from './EntryBar.tsx'
import { ProductScreen } from './ProductScreen.tsx'

interface Props {
  readonly page: PublicPage
  readonly rendering: Rendering
}

/** L-page: a page for anybody, with the way home, the languages, and one button where there is something to begin. */
export function PublicFrame({ page, rendering: { language, path } }: Props) {
  return (
    <>
      <header className="public-top">
        <a className="public-logo" href={listPath}>
          <Mark />
          {productName}
        </a>
        <Themes />
        <Languages path={path} shown={language} />
      </header>
      <main className="public-page">
        <Contents page={page} />
      </main>
      {'data' in page && page.kind !== 'creator' && (
        <EntryBar entry={page.data.entry} here={path} id={page.data.id} kind={page.kind} />
      )}
    </>
  )
}

function Contents({ page }: Pick<Props, 'page'>) {
  switch (page.kind) {
    case 'course':
      return <CourseScreen course={page.data} />
    case 'product':
      return <ProductScreen product={page.data} />
    case 'activity':
      return <ActivityPage activity={page.data} />
    case 'creator':
      return <UserPageView isScreen linkTo={workPath} page={page.data} />
    case 'absent':
      return <Absent />
  }
}

const workPath = (kind: 'courses' | 'activities', id: number): string =>
  kind === 'courses' ? publicCoursePath(id) : publicActivityPath(id)

function Languages({ shown, path }: { readonly shown: Language; readonly path: string }) {
  const t = useWords(publicPageWords)
  return (
    <nav aria-label={t('language')} className="public-languages">
      {languages.map((language) => (
        <a
          aria-current={language === shown || undefined}
          data-language={language}
          href={`${path}?lang=${language}`}
          hrefLang={language}
          key={language}
          lang={language}
          rel="alternate"
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  )
}

/** B13: acts by `offerThemes`; without scripts the page follows the device, and there is nothing to choose. */
function Themes() {
  const t = useWords(kitWords)
  const options = themes.map((value) => ({ value, text: t(`theme.${value}`) }))
  return (
    <div className="public-theme">
      <FrameSelect label={t('theme.label')} onChoose={nothing} options={options} value={themes[0]} />
    </div>
  )
}

const nothing = () => undefined

function Absent() {
  const t = useWords(publicPageWords)
  return (
    <div className="public-absent">
      <h1>{t('absent')}</h1>
      <p>{t('absentLead')}</p>
      <a className="public-button" href={listPath}>
        {t('toHome')}
      </a>
    </div>
  )
}

/** The product's mark, drawn in the page: it needs no request. */
const Mark = () => (
  <svg aria-hidden="true" height="28" viewBox="0 0 32 32" width="28">
    <rect className="public-mark-ground" height="32" rx="9" width="32" />
    <path
      d="M11.5 8.5v14h9"
      fill="none"
      className="public-mark-line"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3.2"
    />
  </svg>
)
