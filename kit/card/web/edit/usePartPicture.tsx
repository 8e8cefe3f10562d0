import { useState, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { CardMedia } from './CardMedia.tsx'
import type { PartAct } from './PartMenu.tsx'

interface Picture extends ComponentProps<typeof CardMedia> {
  /** Where a part may have several pictures: which one, and the names of its act. */
  readonly side?: { readonly key: string; readonly addLabel: string; readonly removeLabel: string }
}

interface PartPicture {
  /** For the menu of the part: gives it a field for a picture, or takes field and picture away. */
  readonly act: PartAct
  /** The field, where there is one. */
  readonly view: ReactNode
}

/** A picture that a part of a card seldom has. */
export function usePartPicture({ side, ...media }: Picture): PartPicture {
  const t = useWords(cardFormWords)
  const [isWanted, setWanted] = useState(false)
  const isShown = isWanted || media.value !== null
  const add = side?.addLabel ?? t('cardForm.addPicture')
  const remove = side?.removeLabel ?? t('cardForm.removePicture')
  const act = {
    key: side?.key ?? 'picture',
    label: isShown ? remove : add,
    run: () => {
      setWanted(!isShown)
      if (media.value) media.onChange(null)
    },
  }
  return { act, view: isShown && <CardMedia {...media} /> }
}
