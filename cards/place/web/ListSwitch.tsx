import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'

interface Props {
  readonly isList: boolean
  onChange(isList: boolean): void
}

/** Between the board and a list, for whoever cannot drag, point or see. */
export function ListSwitch({ isList, onChange }: Props) {
  const t = useWords(placeWords)
  return (
    <button className="player-text-button" onClick={() => onChange(!isList)} type="button">
      {t(isList ? 'play.toBoard' : 'play.toList')}
    </button>
  )
}
