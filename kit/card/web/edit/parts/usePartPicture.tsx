import { useState, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Media } from '../../../card.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import type { CardEditorProps } from '../../cardUi.ts'
import { CardMedia } from '../CardMedia.tsx'
import type { FormPart } from './formPart.ts'
import type { PartAct } from './PartMenu.tsx'

interface Own extends Partial<ComponentProps<typeof CardMedia>> {
  /** Where a part may have several pictures: which one, and the names of its act. */
  readonly side?: { readonly key: string; readonly addLabel: string; readonly removeLabel: string }
}

interface PartPicture {
  /** For the menu of the part: gives it a field for a picture, or takes field and picture away. */
  readonly act: PartAct
  /** The field, where there is one. */
  readonly view: ReactNode
}

/** A picture that a part of a card seldom has: its `picture`, or what `own` says. */
export function usePartPicture(
  row: FormPart<{ readonly picture: Media | null }>,
  { files, onFile }: Pick<CardEditorProps, 'files' | 'onFile'>,
  { side, ...own }: Own = {},
): PartPicture {
  const t = useWords(cardFormWords)
  const [isAdded, setAdded] = useState(false)
  const media: ComponentProps<typeof CardMedia> = {
    disabled: row.disabled,
    files,
    onChange: (picture) => row.change({ picture }),
    onFile,
    problem: row.problemAt('picture.alt'),
    value: row.part.picture,
    ...own,
  }
  const isShown = isAdded || media.value !== null
  const add = side?.addLabel ?? t('cardForm.addPicture')
  const remove = side?.removeLabel ?? t('cardForm.removePicture')
  const act = {
    key: side?.key ?? 'picture',
    label: isShown ? remove : add,
    run: () => {
      setAdded(!isShown)
      if (media.value) media.onChange(null)
    },
  }
  return { act, view: isShown && <CardMedia {...media} /> }
}
