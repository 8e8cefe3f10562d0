import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { offersWords } from '#features/learning/offers/offers.words.ts'
import { cataloguePath, follow, usePlace } from '../view/place.ts'
import { Offers } from './Offers.tsx'

const useOffersWords = lazyWords(offersWords)

/** L4. What a learner's home offers below what they continue. */
export function HomeOffers() {
  return useOffersWords() ? <Discover /> : null
}

function Discover() {
  const t = useWords(offersWords)
  const { search } = usePlace()
  return (
    <section className="learn-group offer-home">
      <header className="offer-head">
        <h2>{t('discover')}</h2>
        <a className="learn-link" href={cataloguePath + search} onClick={follow}>
          {t('all')}
        </a>
      </header>
      <Offers isSignedIn isTaste />
    </section>
  )
}
