import { createElement, lazy, useState, type ComponentType } from 'react'
import type { CardDefinition } from '../cardDefinition.ts'
import type { CardFace } from './cardFace.ts'

interface FaceParts extends Pick<CardFace, 'icon' | 'words'> {
  /** Loads the type's rules, where they are not known from the start. */
  readonly definition: () => Promise<CardDefinition>
  /** Loads the player: it is in the learner's bundle, so without antd. */
  readonly player: () => Promise<CardFace['Player']>
  readonly editor: () => Promise<CardFace['Editor']>
}

/**
 * A component that comes when it is first drawn, or asked for ahead. What is there already is drawn like all else: a lazy one
 * waits once more even then, and what it waits in is drawn in one piece.
 */
function coming<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined
  const loadOnce = async () => (there ??= await load())
  const Late = lazy(async () => ({ default: await loadOnce() }))
  const Coming = (props: Props) => {
    const [Part] = useState(() => there ?? Late)
    return createElement(Part, props)
  }
  return { Coming, loadOnce }
}

/** How a card type looks; its player and its form come when they are first drawn, or asked for ahead. */
export function defineFace({ definition, player, editor, icon, words }: FaceParts): CardFace {
  const [played, edited] = [coming(player), coming(editor)]
  return {
    Player: played.Coming,
    Editor: edited.Coming,
    loadDefinition: definition,
    loadPlayer: played.loadOnce,
    loadEditor: edited.loadOnce,
    icon,
    words,
  }
}
