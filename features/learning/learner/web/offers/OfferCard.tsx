import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { offersWords } from '#features/learning/offers/offers.words.ts'
import { Cover } from '../view/Cover.tsx'
import { activityPath, coursePath, follow } from '../view/place.ts'
import type { ShownOffer } from './useOffers.ts'

interface Props {
  readonly offer: ShownOffer
  readonly isSignedIn: boolean
}

const publicPaths = { product: publicProductPath, course: publicCoursePath, activity: publicActivityPath }

/** What an offer's page is called, or, for who may begin at once, where one learns. */
function pathTo({ kind, id, isHeld }: ShownOffer, isSignedIn: boolean): { path: string; isInside: boolean } {
  if (isSignedIn && kind === 'activity') return { path: activityPath(id), isInside: true }
  if (isHeld && kind === 'course') return { path: coursePath(id), isInside: true }
  return { path: publicPaths[kind](id), isInside: false }
}

/** One offer as a card that is a link: a picture, what it is about, and what it costs. */
export function OfferCard({ offer, isSignedIn }: Props) {
  const { id, title, cover, line, careers, abilities, tags } = offer
  const t = useWords(offersWords)
  const { path, isInside } = pathTo(offer, isSignedIn)
  const about = [...careers, ...abilities, ...tags].slice(0, 3).map(({ label }) => label)
  return (
    <a className="learn-card offer-card" href={path} {...(isInside && { onClick: follow })}>
      <Cover id={id} url={cover} />
      <span className="learn-card-text">
        <span className="offer-kind">{t(`kinds.${offer.kind}`)}</span>
        <strong className="learn-card-title">{title}</strong>
        {line !== '' && <span className="offer-line">{line}</span>}
        {about.length > 0 && (
          <span className="offer-about">
            {about.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </span>
        )}
        <Price offer={offer} />
      </span>
    </a>
  )
}

function Price({ offer: { price, isHeld } }: Pick<Props, 'offer'>) {
  const t = useWords(offersWords)
  const format = useFormat()
  if (isHeld) return <span className="offer-price is-held">{t('held')}</span>
  return (
    <span className="offer-price">
      {price === null ? t('trial') : price === 0 ? t('free') : format.money(price)}
    </span>
  )
}
