import { lazy, Suspense, useEffect, useState } from 'react'
import { pageTitle, productName } from '#app/words/productName.ts'
import { deedStore } from '#features/learn/web/deedStore.ts'
import { learnWords } from '#features/learn/learn.words.ts'
import { ActivityList } from '#features/learn/web/ActivityList.tsx'
import { ActivityScreen } from '#features/learn/web/ActivityScreen.tsx'
import { Message } from '#features/learn/web/Message.tsx'
import { makeOutbox } from '#features/learn/web/outbox.ts'
import { OutboxSign } from '#features/learn/web/OutboxSign.tsx'
import { usePlace } from '#features/learn/web/place.ts'
import { useWhenOnline } from '#features/learn/web/useWhenOnline.ts'
import { learningFaults } from '#features/learning/learning.faults.ts'
import { errorText } from '#kit/web/errorText.ts'
import { Notices } from '#kit/web/Notices.tsx'
import { useNamedScreen } from '#kit/web/screenName.ts'
import { useWords } from '#kit/web/words.ts'
import { TopBar } from './TopBar.tsx'
import { useLearner, type Learner } from './useLearner.ts'

const SignIn = lazy(async () => ({ default: (await import('./SignIn.tsx')).SignIn }))

/** The learner's page: signs in in place, then the list or the activity that the address names. */
export function LearnApp() {
  const { state, ask } = useLearner()
  const named = useNamedScreen()
  useEffect(() => {
    document.title = named ? pageTitle(named.name) : productName
  }, [named])
  return (
    <div className="learn">
      {state.kind === 'here' && <Inside learner={state.learner} />}
      {state.kind === 'nobody' && (
        <>
          <TopBar />
          <Suspense fallback={<main className="learn-enter" />}>
            <SignIn onSignedIn={ask} />
          </Suspense>
        </>
      )}
      {state.kind === 'asking' && <main aria-busy="true" />}
      {state.kind === 'failed' && <Unreached error={state.error} onRetry={ask} />}
      <Notices />
    </div>
  )
}

function Inside({ learner }: { readonly learner: Learner }) {
  const place = usePlace()
  const [outbox] = useState(() => makeOutbox(deedStore(learner.user.id)))
  const id = Number(place.searchParams.get('id'))
  const isActivity = place.pathname === '/learn/activity'
  return (
    <>
      {!isActivity && <TopBar learner={learner} />}
      <OutboxSign outbox={outbox} />
      {isActivity ? (
        <ActivityScreen id={id} key={id} notOpenCode={learningFaults.notOpen.code} outbox={outbox} />
      ) : (
        <ActivityList name={learner.user.nickname} />
      )}
    </>
  )
}

function Unreached({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useWords(learnWords)
  useWhenOnline(onRetry)
  return (
    <main className="learn-home">
      <h1 className="kit-unseen">{t('title')}</h1>
      <Message title={errorText(error)}>
        <button className="learn-button" onClick={onRetry} type="button">
          {t('retry')}
        </button>
      </Message>
    </main>
  )
}
