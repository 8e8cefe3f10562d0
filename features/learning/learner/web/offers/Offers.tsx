import './offers.css'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { offersWords } from '#features/learning/offers/offers.words.ts'
import { Message } from '../view/Message.tsx'
import { follow, redeemPath, renamePlace, usePlace } from '../view/place.ts'
import { useWhenOnline } from '../view/useWhenOnline.ts'
import { GetFree } from './GetFree.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferFilterBar } from './OfferFilterBar.tsx'
import { filtersIn, searchOf } from './offerFilters.ts'
import { useFacets } from './useFacets.ts'
import { useOffers, type ShownOffer } from './useOffers.ts'

interface Props {
  readonly isSignedIn: boolean
  /** A few that the reader does not have, until they search for something. */
  readonly isTaste?: boolean
}

/** So many show on a home what there is; the rest is in the catalogue. */
const tasteSize = 6

/** What costs nothing and still has to be got. */
const isFreeProduct = ({ kind, price, isHeld }: ShownOffer) => kind === 'product' && price === 0 && !isHeld

/** What can be had, with a search and filters that stand in the address. */
export function Offers({ isSignedIn, isTaste = false }: Props) {
  const t = useWords(offersWords)
  const { pathname, searchParams } = usePlace()
  const filters = filtersIn(searchParams)
  const search = searchOf(filters)
  const facets = useFacets()
  const { shown, error, retry, more, isStale, isMoreComing } = useOffers(search)
  useWhenOnline(retry)
  const isShort = isTaste && (shown?.search ?? search) === ''
  const all = shown?.list ?? []
  const list = isShort ? all.filter(({ isHeld }) => !isHeld).slice(0, tasteSize) : all
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
          {shown && all.length === 0 && <Nothing isFiltered={shown.search !== ''} />}
          {isShort && all.length > 0 && list.length === 0 && <p className="learn-lead">{t('allHeld')}</p>}
          <ul className="offer-list">
            {list.map((offer) => (
              <li key={`${offer.kind} ${offer.id}`}>
                <OfferCard isSignedIn={isSignedIn} offer={offer} />
                {isSignedIn && isFreeProduct(offer) && <GetFree offer={offer} />}
              </li>
            ))}
          </ul>
          {shown?.hasMore && !isShort && (
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
    <div aria-label={t('loading')} role="status">
      <ul aria-hidden="true" className="offer-list">
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <li className="learn-card offer-card" key={number}>
            <span className="learn-cover" />
            <span className="learn-card-text" />
          </li>
        ))}
      </ul>
    </div>
  )
}
