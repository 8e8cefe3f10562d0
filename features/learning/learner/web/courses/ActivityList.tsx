import '../view/learn.css'
import type { ReactNode } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { Message } from '../view/Message.tsx'
import { follow, redeemPath, worksPath } from '../view/place.ts'
import { useWhenOnline } from '../view/useWhenOnline.ts'
import { ActivityLink, type ListedActivity } from './ActivityLink.tsx'
import { Banners } from './Banners.tsx'
import { GoOnWith } from './GoOnWith.tsx'
import { MyCourses } from './MyCourses.tsx'
import { useActivities } from './useActivities.ts'
import { useBanners } from './useBanners.ts'
import { useCourses } from './useCourses.ts'

interface Props {
  readonly name: string
  /** What there is to discover. */
  readonly children?: ReactNode
}

/** L1. Home: what was begun and what one has, what there is to discover, and what is finished. */
export function ActivityList({ name, children }: Props) {
  const t = useWords(learnWords)
  const { shown, error, retry, more, isMoreComing } = useActivities()
  const own = useCourses()
  const { banners, show: leaveBanners } = useBanners()
  useScreenName(t('title'))
  useWhenOnline(retry)
  useWhenOnline(own.retry)
  const owned = new Set(own.shown?.activities.map(({ id }) => id))
  const list = shown?.list.filter(({ id }) => !owned.has(id)) ?? []
  const begun = [...(own.shown?.activities ?? []), ...list]
  // All at once: whatever came later would move what is read already.
  const isComing = !banners || (!shown && error === undefined) || (!own.shown && own.error === undefined)
  return (
    <main className="learn-home">
      <h1>{t('hello', { name })}</h1>
      <p className="learn-lead">{t('lead')}</p>
      <nav className="learn-ways">
        <a className="learn-link" href={worksPath} onClick={follow}>
          {t('works.title')}
        </a>
        <a className="learn-link" href={redeemPath} onClick={follow}>
          {t('redeem.title')}
        </a>
      </nav>
      {isComing ? (
        <Coming />
      ) : (
        <>
          <Banners banners={banners} onLeft={leaveBanners} />
          <GoOnWith activities={begun} courses={own.shown?.courses ?? []} />
          {own.shown && <MyCourses listed={own.shown} />}
          {error !== undefined && !shown && (
            <Message title={errorText(error)}>
              <button className="learn-button" onClick={retry} type="button">
                {t('retry')}
              </button>
            </Message>
          )}
          <Group
            isCompact
            list={list.filter(({ record }) => record?.status === 'learning' && record.awaitsTeacher)}
            title={t('card.awaits')}
          />
          {children}
          <Group
            isCompact
            list={list.filter(({ record }) => record?.status === 'learned')}
            title={t('learned')}
          />
          {shown?.hasMore && (
            <button aria-busy={isMoreComing} className="learn-button" onClick={more} type="button">
              {t('more')}
            </button>
          )}
        </>
      )}
    </main>
  )
}

interface GroupProps {
  readonly title: string
  readonly list: readonly ListedActivity[]
  /** In rows: what one has behind oneself takes less room. */
  readonly isCompact?: boolean
}

function Group({ title, list, isCompact = false }: GroupProps) {
  if (list.length === 0) return null
  return (
    <section className={isCompact ? 'learn-group is-compact' : 'learn-group'}>
      <h2>{title}</h2>
      <ul>
        {list.map((activity) => (
          <li key={activity.id}>
            <ActivityLink activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Cards in the shape of what comes. */
function Coming() {
  const t = useWords(learnWords)
  return (
    <div aria-label={t('loading')} className="learn-group learn-coming" role="status">
      <ul>
        {[1, 2, 3].map((number) => (
          <li aria-hidden="true" className="learn-card" key={number}>
            <span className="learn-cover" />
            <span className="learn-card-text" />
          </li>
        ))}
      </ul>
    </div>
  )
}
