import { Component, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { deckWords } from '../deck.words.ts'

interface Props {
  readonly children: ReactNode
  /** Another value is another try: an author has mended the card. */
  readonly about: unknown
}

interface State {
  readonly isBroken: boolean
  readonly about: unknown
}

/** A card that cannot be drawn (its code did not load, say) takes nothing else down with it. */
export class CardBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, about: this.props.about }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ about }: Props, state: State): State | null {
    return about === state.about ? null : { isBroken: false, about }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useWords(deckWords)
  return (
    <div className="player-broken" role="alert">
      <p>{t('player.broken')}</p>
      <button className="player-second" onClick={() => location.reload()} type="button">
        {t('player.reload')}
      </button>
    </div>
  )
}
