import type { PairSide } from '#kit/card/pairSide.ts'
import type { ReactNode } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import type { Pair } from '../flip.schema.ts'
import { PlaySound } from './PlaySound.tsx'

interface SideProps {
  readonly side: PairSide
  readonly files: Readonly<Record<number, string>>
}

/** The content of one side. */
export function SideView({ side, files }: SideProps) {
  const sound = side.audio === null ? undefined : files[side.audio]
  return (
    <>
      {side.picture && <CardPicture className="flip-picture" files={files} media={side.picture} />}
      {side.text && <p className={side.text.length > 60 ? 'flip-text is-long' : 'flip-text'}>{side.text}</p>}
      {sound && <PlaySound key={sound} url={sound} />}
    </>
  )
}

interface Props {
  readonly pair: Pair
  readonly files: Readonly<Record<number, string>>
  readonly isTurned: boolean
  readonly children?: ReactNode
  onTurn(): void
}

/** The card on the table. All of it can be touched to turn it; the side that comes up is announced to a screen reader. */
export function Face({ pair, files, isTurned, children, onTurn }: Props) {
  const t = useWords(flipWords)
  const name = isTurned ? 'back' : 'front'
  return (
    <div className={isTurned ? 'flip-card is-turned' : 'flip-card'}>
      <button
        aria-label={isTurned ? t('play.turnBack') : t('play.turn')}
        className="flip-turn"
        onClick={onTurn}
        type="button"
      />
      <div aria-live="polite" className="flip-side" key={`${pair.id} ${name}`}>
        <span className="flip-name">{t(`play.${name}`)}</span>
        <SideView files={files} side={pair[name]} />
      </div>
      {children}
    </div>
  )
}
