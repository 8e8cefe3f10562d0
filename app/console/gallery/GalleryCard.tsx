import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardSchema, definitions, isCardType, type Card } from '#cards/index.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { CardForm } from '#deck/web/form/CardForm.tsx'
import { Player } from '#deck/web/play/Player.tsx'
import { shellWords } from '../../words/shellWords.ts'
import { filesFor } from './galleryFiles.ts'
import { galleryPort } from './galleryPort.ts'

interface Props {
  readonly deck: readonly Card[]
  /** The one that is looked at. */
  readonly cardId: number
  readonly isBlank: boolean
  readonly width: number
}

const restBeforePlay = 200

/** One card being written and played at once. Nothing is saved. */
export function GalleryCard({ deck: initial, cardId, isBlank, width }: Props) {
  const t = useWords(shellWords)
  const [deck, setDeck] = useState(initial)
  const [files, setFiles] = useState<Readonly<Record<number, StoredFile>>>(() => filesFor(initial))
  const card = deck.find(({ id }) => id === cardId)
  const onFile = (fileId: number, file: StoredFile) => setFiles((before) => ({ ...before, [fileId]: file }))
  if (!card) return null
  const problems = problemsOf(deck).filter((problem) => problem.cardId === cardId)
  const change = (next: Card) => setDeck(deck.map((each) => (each.id === cardId ? next : each)))
  return (
    <div className="gallery-card">
      <section aria-label={t('gallery.form')} className="gallery-form">
        <Purpose type={card.type} />
        <CardForm
          card={card}
          deck={deck}
          files={files}
          onChange={change}
          onFile={onFile}
          problems={problems}
        />
        <Verdict card={card} deck={deck} />
      </section>
      <section aria-label={t('gallery.phone')} className="gallery-phone" data-width={width}>
        <Phone deck={deck} files={files} language={isBlank ? undefined : 'zh'} start={card.id} />
      </section>
    </div>
  )
}

function Purpose({ type }: { readonly type: string }) {
  const translate = useTranslate()
  if (!isCardType(type)) return null
  return (
    <p className="gallery-purpose">{translate({ namespace: definitions[type].words, key: 'purpose' })}</p>
  )
}

/** Whether the card could be saved as it stands, and what stops it from being published. */
function Verdict({ card, deck }: { readonly card: Card; readonly deck: readonly Card[] }) {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const parsed = z.safeParse(cardSchema, card)
  const problems = problemsOf([...deck]).filter(({ cardId }) => cardId === card.id)
  return (
    <section aria-label={t('gallery.problems')} className="gallery-verdict">
      <p className={parsed.success ? 'is-savable' : 'is-refused'} data-savable={parsed.success}>
        {parsed.success
          ? t('gallery.savable')
          : t('gallery.refused', {
              paths: parsed.error.issues.map(({ path }) => path.join('.')).join(' · '),
            })}
      </p>
      {problems.length === 0 && <p>{t('gallery.noProblems')}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.key}`}>
            {translate(problem)} <code>{problem.path}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PhoneProps {
  readonly deck: readonly Card[]
  readonly files: Readonly<Record<number, StoredFile>>
  readonly language: string | undefined
  readonly start: number
}

/** The card on a phone, played by the code that learners run, as in the preview of the editor. */
function Phone({ deck, files, language, start }: PhoneProps) {
  const rested = useDebounced(deck, restBeforePlay)
  const [{ port, show }] = useState(galleryPort)
  useEffect(() => show([...rested]), [rested, show])
  const urls = useMemo(
    () => Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url])),
    [files],
  )
  return (
    <Player
      deck={[...rested]}
      files={urls}
      isPreview
      port={port}
      start={start}
      {...(language !== undefined && { language })}
    />
  )
}
