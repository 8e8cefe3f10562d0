import { createElement, lazy, useState, type ComponentType } from 'react'
import type { CardDefinition } from '../cardDefinition.ts'
import type { CardUi } from './cardUi.ts'

interface CardUiParts extends Pick<CardUi, 'icon' | 'words'> {
  /** Loads the type's rules, where they are not known from the start. */
  readonly definition: () => Promise<CardDefinition>
  /** Loads the player: it is in the learner's bundle, so without antd. */
  readonly player: () => Promise<CardUi['Player']>
  readonly editor: () => Promise<CardUi['Editor']>
}

/**
 * A component that is loaded when it is first drawn, or preloaded. One that is loaded already is drawn at once: a component of
 * `React.lazy` suspends once more even then, and its whole boundary is drawn in one piece.
 */
function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded ??= await load())
  const Lazy = lazy(async () => ({ default: await loadOnce() }))
  const Preloadable = (props: Props) => {
    const [Part] = useState(() => loaded ?? Lazy)
    return createElement(Part, props)
  }
  return { Component: Preloadable, loadOnce }
}

/** The UI of a card type; its player and its form are loaded when they are first drawn, or preloaded. */
export function defineCardUi({ definition, player, editor, icon, words }: CardUiParts): CardUi {
  const [lazyPlayer, lazyEditor] = [preloadable(player), preloadable(editor)]
  return {
    Player: lazyPlayer.Component,
    Editor: lazyEditor.Component,
    loadDefinition: definition,
    loadPlayer: lazyPlayer.loadOnce,
    loadEditor: lazyEditor.loadOnce,
    icon,
    words,
  }
}
