import { createElement, lazy, Suspense, useState, type ComponentType } from 'react'
import type { CardDefinition } from '../cardDefinition.ts'
import type { CardLineProps, CardUi } from './cardUi.ts'

interface CardUiParts extends Pick<CardUi, 'icon' | 'words'> {
  /** Loads the type's rules, where they are not known from the start. */
  readonly definition: () => Promise<CardDefinition>
  /** Loads the player: it is in the learner's bundle, so without antd. */
  readonly player: () => Promise<CardUi['Player']>
  readonly editor: () => Promise<CardUi['Editor']>
  /** Loads what draws its texts, where they hold more than words. */
  readonly line?: () => Promise<CardUi['Line']>
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

const Words = ({ text }: CardLineProps) => text

/** A text in words until what draws it is there. */
function lineOf(load: () => Promise<CardUi['Line']>): CardUi['Line'] {
  const { Component } = preloadable(load)
  return (props) =>
    createElement(
      Suspense,
      { fallback: createElement(Words, props) },
      createElement('span', null, createElement(Component, props)),
    )
}

/** The UI of a card type; its player and its form are loaded when they are first drawn, or preloaded. */
export function defineCardUi(parts: CardUiParts): CardUi {
  const { definition, player, editor, line, icon, words } = parts
  const [lazyPlayer, lazyEditor] = [preloadable(player), preloadable(editor)]
  return {
    Player: lazyPlayer.Component,
    Editor: lazyEditor.Component,
    Line: line ? lineOf(line) : Words,
    loadDefinition: definition,
    loadPlayer: lazyPlayer.loadOnce,
    loadEditor: lazyEditor.loadOnce,
    icon,
    words,
  }
}
