import '../view/learn.css'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { offersWords } from '#features/learning/offers/offers.words.ts'
import { Offers } from './Offers.tsx'

const useOffersWords = lazyWords(offersWords)

/** L4. The whole catalogue, for anybody; its filters stand in the address. */
export function CatalogueScreen({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return useOffersWords() ? (
    <Catalogue isSignedIn={isSignedIn} />
  ) : (
    <main aria-busy="true" className="learn-home" />
  )
}

function Catalogue({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useWords(offersWords)
  useScreenName(t('title'))
  return (
    <main className="learn-home">
      <h1>{t('title')}</h1>
      <p className="learn-lead">{t(isSignedIn ? 'leadInside' : 'lead')}</p>
      <Offers isSignedIn={isSignedIn} />
    </main>
  )
}
