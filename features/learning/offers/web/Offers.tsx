import './offers.css'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Message } from '#features/learning/learner/web/view/Message.tsx'
import { follow, redeemPath, renamePlace, usePlace } from '#features/learning/learner/web/view/place.ts'
import { useWhenOnline } from '#features/learning/learner/web/view/useWhenOnline.ts'
import { offersWords } from '../offers.words.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferFilterBar } from './OfferFilterBar.tsx'
import { filtersIn, searchOf } from './offerFilters.ts'
import { useFacets } from './useFacets.ts'
import { useOffers } from './useOffers.ts'

interface Props {
  readonly isSignedIn: boolean
  /** Leaves out what the reader has, where they search for nothing. */
  readonly isNewOnly?: boolean
}

/** What can be had, with a search and filters that stand in the address. */
export function Offers({ isSignedIn, isNewOnly = false }: Props) {
  const t = useWords(offersWords)
  const { pathname, searchParams } = usePlace()
  const filters = filtersIn(searchParams)
  const search = searchOf(filters)
  const facets = useFacets()
  const { shown, error, retry, more, isStale, isMoreComing } = useOffers(search)
  useWhenOnline(retry)
  const list = shown?.list.filter(({ isHeld }) => !isNewOnly || search !== '' || !isHeld) ?? []
  const isFailed = error !== undefined && (!shown || isStale)
  return (
    <>
      <OfferFilterBar
        facets={facets}
        filters={filters}
        onChange={(next) => renamePlace(pathname + searchOf(next))}
      />
      <p aria-live="polite" className="kit-visually-hidden">
        {shown && !isStale && !isFailed ? t('found', { count: list.length }) : ''}
      </p>
      {isFailed ? (
        <Message title={errorText(error)}>
          <button className="learn-button" onClick={retry} type="button">
            {t('retry')}
          </button>
        </Message>
      ) : (
        <div aria-busy={isStale} className="offer-found">
          {!shown && <Coming />}
          {shown && list.length === 0 && !shown.hasMore && <Nothing isFiltered={shown.search !== ''} />}
          <ul className="offer-list">
            {list.map((offer) => (
              <li key={`${offer.kind} ${offer.id}`}>
                <OfferCard isSignedIn={isSignedIn} offer={offer} />
              </li>
            ))}
          </ul>
          {shown?.hasMore && (
            <button aria-busy={isMoreComing} className="learn-button" onClick={more} type="button">
              {t('more')}
            </button>
          )}
        </div>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useWords(offersWords)
  const { pathname } = usePlace()
  if (isFiltered)
    return (
      <Message lead={t('noneLead')} title={t('none')}>
        <button className="learn-button" onClick={() => renamePlace(pathname)} type="button">
          {t('clearAll')}
        </button>
      </Message>
    )
  return (
    <Message lead={t('emptyLead')} title={t('empty')}>
      <a className="learn-button" href={redeemPath} onClick={follow}>
        {t('redeem')}
      </a>
    </Message>
  )
}

/** Cards in the shape of what comes. */
function Coming() {
  const t = useWords(offersWords)
  return (
    <ul aria-label={t('loading')} className="offer-list" role="status">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <li aria-hidden="true" className="learn-card offer-card" key={number}>
          <span className="learn-cover" />
          <span className="learn-card-text" />
        </li>
      ))}
    </ul>
  )
}
