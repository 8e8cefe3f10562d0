import { CheckCircleFilled } from '@ant-design/icons'
import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LineCount } from '../dashboard.contract.ts'
import { dashboardWords } from '../dashboard.words.ts'
import { findLine } from './groups.ts'

/** From a career to what learners get: each step where its list is still empty. */
const steps = [
  { key: 'career', line: 'careers', href: '/base/career/add' },
  { key: 'activity', line: 'activities', href: '/manage/activity/add' },
  { key: 'course', line: 'courses', href: '/manage/lession/add' },
  { key: 'product', line: 'products', href: '/manage/product/add' },
] as const

/** Helps a fresh school to its first learner; gone once there is one of each. */
export function Beginning({ lines }: { readonly lines: readonly LineCount[] }) {
  const t = useWords(dashboardWords)
  const counted = steps.map((step) => ({ ...step, total: findLine(lines, step.line)?.total }))
  if (counted.every(({ total }) => total === undefined || total > 0)) return null
  const next = counted.find(({ total }) => total === 0)
  return (
    <section aria-labelledby="dashboard-begin" className="kit-panel dashboard-begin">
      <h2 id="dashboard-begin">{t('begin.title')}</h2>
      <p className="kit-muted">{t('begin.lead')}</p>
      <ol>
        {counted.map(({ key, href, total }) => (
          <li key={key}>
            {total === 0 ? (
              <Go className="dashboard-step" href={href}>
                <span className="dashboard-step-mark" data-next={key === next?.key || undefined} />
                <span>
                  <b>{t(`begin.${key}`)}</b>
                  <span>{t(`begin.${key}Lead`)}</span>
                </span>
              </Go>
            ) : (
              <div className="dashboard-step" data-done>
                <CheckCircleFilled aria-label={t('begin.done')} className="dashboard-step-mark" />
                <span>
                  <b>{t(`begin.${key}`)}</b>
                  <span>{t(`begin.${key}Lead`)}</span>
                </span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
