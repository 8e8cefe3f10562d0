import { Go } from '#kit/view/web/Go.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardTypes, definitions } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'
import { shellWords } from '../../words/shellWords.ts'
import { addressOf, type Shown } from './gallery.search.ts'

/** The list of card types; each has an address of its own. */
export function GalleryTypes({ shown }: { readonly shown: Shown }) {
  const t = useWords(shellWords)
  const translate = useTranslate()
  return (
    <nav aria-label={t('gallery.types')} className="gallery-types">
      {cardTypes.map((type) => (
        <Go
          className={type === shown.type ? 'is-shown' : ''}
          href={addressOf({ type, card: shown.card === 'blank' ? 'blank' : 0 })}
          key={type}
        >
          <LineIcon path={cardUiOf(type).icon} size={18} />
          {translate({ namespace: definitions[type].words, key: 'label' })}
        </Go>
      ))}
    </nav>
  )
}
