import '#features/learning/learner/web/view/learn.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { Notices } from '#kit/notice/web/Notices.tsx'
import { useNamedScreen } from '#kit/view/web/screenName.ts'
import { setSession } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { outboxStore } from '#features/learning/learner/web/outbox/outboxStore.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { noteTaken } from '#features/learning/learner/web/player/cachedActivity.ts'
import { Message } from '#features/learning/learner/web/view/Message.tsx'
import { makeOutbox, type Outbox } from '#features/learning/learner/web/outbox/outbox.ts'
import { OutboxSign } from '#features/learning/learner/web/outbox/OutboxSign.tsx'
import {
  activityStart,
  cataloguePath,
  courseStart,
  enteredPath,
  messagesPath,
  redeemPath,
  renamePlace,
  usePlace,
  worksPath,
} from '#features/learning/learner/web/view/place.ts'
import { openLearnerCache } from '#features/learning/learner/web/view/learnerCache.ts'
import { useWhenOnline } from '#features/learning/learner/web/view/useWhenOnline.ts'
import { learningFaults } from '#features/learning/attempt/learning.faults.ts'
import { pageTitle, productName } from '#app/words/productName.ts'
import { accountPath } from './account/account.calls.ts'
import type { Learner } from './cachedLearner.ts'
import {
  loadAccount,
  loadActivity,
  loadCatalogue,
  loadCourse,
  loaders,
  loadHomeOffers,
  loadList,
  loadMessages,
  loadRedeem,
  loadWorks,
} from './loaders.ts'
import { useLearner } from './useLearner.ts'
import { provideEntryWords } from './words.ts'

/** A part that says what signing in and the account say. */
const withEntryWords = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), provideEntryWords()])
  return part
}
// An activity has the screen to itself, and comes without the bar.
const loadTopBar = () => withEntryWords(() => import('./TopBar.tsx'))
if (window.location.pathname !== activityStart) void loadTopBar().catch(() => undefined)
// Asked for before it is known who comes, so that nobody waits for one after the other.
void (loaders.get(window.location.pathname) ?? loadList)().catch(() => undefined)

const OwnAccount = lazy(async () => ({ default: (await withEntryWords(loadAccount)).OwnAccount }))
const ActivityScreen = lazy(async () => ({ default: (await loadActivity()).ActivityScreen }))
const ActivityList = lazy(async () => ({ default: (await loadList()).ActivityList }))
const CatalogueScreen = lazy(async () => ({ default: (await loadCatalogue()).CatalogueScreen }))
const CourseScreen = lazy(async () => ({ default: (await loadCourse()).CourseScreen }))
const HomeOffers = lazy(async () => ({ default: (await loadHomeOffers()).HomeOffers }))
const MessagesScreen = lazy(async () => ({ default: (await loadMessages()).MessagesScreen }))
const WorksScreen = lazy(async () => ({ default: (await loadWorks()).WorksScreen }))
const RedeemScreen = lazy(async () => ({ default: (await loadRedeem()).RedeemScreen }))
const TopBar = lazy(async () => ({ default: (await loadTopBar()).TopBar }))
const loadSignIn = () => withEntryWords(() => import('./SignIn.tsx'))
const SignIn = lazy(async () => ({ default: (await loadSignIn()).SignIn }))

/** The learner's page: signs in in place, then the list or the activity that the address names. */
export function LearnApp() {
  const { state, reload, change } = useLearner()
  const named = useNamedScreen()
  useEffect(() => {
    document.title = named ? pageTitle(named.name) : productName
  }, [named])
  return (
    <div className="learn">
      {state.kind === 'here' && <Inside learner={state.learner} onChanged={change} />}
      {state.kind === 'nobody' && <Outside onSignedIn={reload} />}
      {state.kind === 'asking' && <main aria-busy="true" />}
      {state.kind === 'failed' && <Unreached error={state.error} onRetry={reload} />}
      <Notices />
    </div>
  )
}

/** Who is not signed in reads the catalogue; everywhere else they sign in, and go on where they wanted to. */
function Outside({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const place = usePlace()
  const enter = () => {
    goOn(enteredPath(place))
    onSignedIn()
  }
  const isCatalogue = place.pathname === cataloguePath
  return (
    <>
      <Bar />
      <Suspense fallback={<main className={isCatalogue ? 'learn-home' : 'learn-enter'} />}>
        {isCatalogue ? <CatalogueScreen isSignedIn={false} /> : <SignIn onSignedIn={enter} />}
      </Suspense>
    </>
  )
}

/** A page that is not one of this app's comes from the server. */
function goOn(path: string): void {
  if (loaders.has(path.split('?')[0] ?? '')) renamePlace(path)
  else window.location.replace(path)
}

const lockedCodes = [learningFaults.stillLocked.code, learningFaults.opensLater.code]

/** What this learner does goes out, and what they read is cached for when there is no connection. */
function openOutbox({ user, roles }: Learner): Outbox {
  setSession({ ...user, roles })
  openLearnerCache(user.id)
  return makeOutbox(outboxStore(user.id), noteTaken)
}

interface InsideProps {
  readonly learner: Learner
  /** The learner changed what others see of them. */
  readonly onChanged: (part: Partial<Learner['user']>) => void
}

function Inside({ learner, onChanged }: InsideProps) {
  const place = usePlace()
  const [outbox] = useState(() => openOutbox(learner))
  const entered = enteredPath(place)
  const isEntering = entered !== place.pathname + place.search
  useEffect(() => {
    if (isEntering) goOn(entered)
  }, [entered, isEntering])
  const id = Number(place.searchParams.get('id'))
  const card = place.searchParams.get('card')
  const course = place.searchParams.get('course')
  const isActivity = place.pathname === activityStart
  return (
    <>
      {!isActivity && <Bar learner={learner} />}
      <OutboxSign outbox={outbox} />
      <Suspense fallback={<main aria-busy="true" />}>
        {isActivity ? (
          <ActivityScreen
            id={id}
            outbox={outbox}
            lockedCodes={lockedCodes}
            {...(card !== null && { cardId: Number(card) })}
            {...(course !== null && { courseId: Number(course) })}
            key={`${id} ${card}`}
            notOpenCode={learningFaults.notOpen.code}
          />
        ) : (
          <Screen learner={learner} onChanged={onChanged} outbox={outbox} place={place} />
        )}
      </Suspense>
    </>
  )
}

/** Its place is reserved until it is there. */
const Bar = ({ learner }: { readonly learner?: Learner }) => (
  <Suspense fallback={<header className="learn-top" />}>
    <TopBar {...(learner && { learner })} />
  </Suspense>
)

interface ScreenProps extends InsideProps {
  readonly outbox: Outbox
  readonly place: URL
}

/** The screens with the bar above them. */
function Screen({ learner, outbox, place, onChanged }: ScreenProps) {
  const { pathname, searchParams } = place
  const id = Number(searchParams.get('id'))
  const code = searchParams.get('code') ?? ''
  if (pathname === accountPath) return <OwnAccount onChanged={onChanged} user={learner.user} />
  if (pathname === cataloguePath) return <CatalogueScreen isSignedIn />
  if (pathname === courseStart) return <CourseScreen id={id} key={id} />
  if (pathname === redeemPath) return <RedeemScreen code={code} key={code} viaQr={searchParams.has('qr')} />
  if (pathname === messagesPath) return <MessagesScreen outbox={outbox} />
  if (pathname === worksPath) return <WorksScreen />
  return (
    <ActivityList name={learner.user.nickname}>
      <Suspense>
        <HomeOffers />
      </Suspense>
    </ActivityList>
  )
}

function Unreached({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useWords(learnWords)
  useWhenOnline(onRetry)
  return (
    <main className="learn-home">
      <h1 className="kit-visually-hidden">{t('title')}</h1>
      <Message title={errorText(error)}>
        <button className="learn-button" onClick={onRetry} type="button">
          {t('retry')}
        </button>
      </Message>
    </main>
  )
}
