import './gallery.css'
import { Segmented, Skeleton } from 'antd'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useGo } from '#kit/view/web/Go.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { changeLanguage, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { languages } from '#kit/i18n/words.ts'
import { definitions, type Card } from '#cards/index.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { languageNames } from '#app/words/languageNames.ts'
import { shellWords } from '../../words/shellWords.ts'
import { addressOf, shownIn, type Shown } from './gallery.search.ts'
import { GalleryCard } from './GalleryCard.tsx'
import { deckOf } from './galleryDeck.ts'
import { GalleryTypes } from './GalleryTypes.tsx'

const widths = [320, 390, 640] as const
type Width = (typeof widths)[number]

/** Every card type as its authors and its learners meet it: the form and the phone side by side, filled and new. */
export function Gallery() {
  const t = useWords(shellWords)
  const language = useLanguage()
  const isReady = useDeckWords()
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const shown = shownIn(raw)
  const [width, setWidth] = useState<Width>(390)
  return (
    <section className="gallery">
      <ScreenHead lead={t('gallery.lead')} title={t('routes.gallery')}>
        <Segmented
          aria-label={t('nav.language')}
          onChange={(next) => void changeLanguage(next)}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
        />
        <Segmented
          aria-label={t('gallery.width')}
          onChange={setWidth}
          options={widths.map((value) => ({ value, label: String(value) }))}
          value={width}
        />
      </ScreenHead>
      {isReady ? (
        <div className="gallery-body">
          <GalleryTypes shown={shown} />
          <Samples key={shown.type} shown={shown} width={width} />
        </div>
      ) : (
        <Skeleton active />
      )}
    </section>
  )
}

/** One type: which of its cards is looked at, and that card. */
function Samples({ shown, width }: { readonly shown: Shown; readonly width: Width }) {
  const t = useWords(shellWords)
  const go = useGo()
  const [samples, setSamples] = useState<readonly Card[]>()
  const { type } = shown
  useEffect(() => {
    void definitions[type].sample().then(({ cards }) => setSamples(cards))
  }, [type])
  if (!samples) return <Skeleton active />
  const place = shown.card === 'blank' ? 'blank' : Math.min(shown.card, samples.length - 1)
  const isBlank = place === 'blank'
  const blank = definitions[type].createEmpty(1)
  const deck = isBlank ? [blank] : deckOf(samples, (id) => t('gallery.elsewhere', { id }))
  const card = isBlank ? blank : samples[place]
  const choices = [
    ...samples.map((_, index) => ({ value: index, label: t('gallery.sample', { number: index + 1 }) })),
    { value: 'blank' as const, label: t('gallery.blank') },
  ]
  return (
    <div className="gallery-one" data-shown={`${type} ${place}`}>
      <Segmented<Shown['card']>
        aria-label={t('gallery.which')}
        onChange={(card) => go(addressOf({ type, card }))}
        options={choices}
        value={place}
      />
      {card && <GalleryCard cardId={card.id} deck={deck} isBlank={isBlank} key={place} width={width} />}
    </div>
  )
}
