import './learn.css'
import { errorText } from '#kit/web/errorText.ts'
import { useScreenName } from '#kit/web/screenName.ts'
import { useWords } from '#kit/web/words.ts'
import { learnWords } from '../learn.words.ts'
import { ActivityLink, type ListedActivity } from './ActivityLink.tsx'
import { Message } from './Message.tsx'
import { useActivities } from './useActivities.ts'
import { useWhenOnline } from './useWhenOnline.ts'

/** L1. Home: what was begun, what there is to discover, and what is finished. */
export function ActivityList({ name }: { readonly name: string }) {
  const t = useWords(learnWords)
  const { shown, error, retry, more, isMoreComing } = useActivities()
  useScreenName(t('title'))
  useWhenOnline(retry)
  const list = shown?.list ?? []
  return (
    <main className="learn-home">
      <h1>{t('hello', { name })}</h1>
      <p className="learn-lead">{t('lead')}</p>
      {error !== undefined && !shown && (
        <Message title={errorText(error)}>
          <button className="learn-button" onClick={retry} type="button">
            {t('retry')}
          </button>
        </Message>
      )}
      {!shown && error === undefined && <Coming />}
      {shown && list.length === 0 && <Message lead={t('emptyLead')} title={t('empty')} />}
      <Group list={list.filter(({ record }) => record?.status === 'learning')} title={t('begun')} />
      <Group list={list.filter(({ record }) => !record)} title={t('all')} />
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
