import { ToolOutlined } from '@ant-design/icons'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { trailTo } from '../routing/routes.ts'
import { homePath } from '../routing/paths.ts'

/** An address whose screen comes with a later issue: says so, and leads back. A test counts these. */
export function NotBuiltYet() {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const { pathname } = useLocation()
  const row = trailTo(pathname).at(-1)
  return (
    <section className="shell-later">
      <span className="shell-later-icon" aria-hidden="true">
        <ToolOutlined aria-hidden="true" />
      </span>
      <h1>{t('page.notBuiltTitle', { title: row ? translate(row.title) : '' })}</h1>
      <p>{t('page.notBuiltText')}</p>
      <Link to={homePath} className="shell-quiet">
        {t('page.goHome')}
      </Link>
    </section>
  )
}
