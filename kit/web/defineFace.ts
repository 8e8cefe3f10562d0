import { lazy } from 'react'
import type { CardDefinition } from '../cardDefinition.ts'
import type { CardFace } from './cardFace.ts'

interface FaceParts extends Pick<CardFace, 'icon' | 'words'> {
  /** Loads the type's rules, where they are not known from the start. */
  readonly definition: () => Promise<CardDefinition>
  /** Loads the player: it is in the learner's bundle, so without antd. */
  readonly player: () => Promise<CardFace['Player']>
  readonly editor: () => Promise<CardFace['Editor']>
}

/** How a card type looks; its player and its form come when they are first drawn, or asked for ahead. */
export const defineFace = ({ definition, player, editor, icon, words }: FaceParts): CardFace => ({
  Player: lazy(async () => ({ default: await player() })),
  Editor: lazy(async () => ({ default: await editor() })),
  loadDefinition: definition,
  loadPlayer: player,
  loadEditor: editor,
  icon,
  words,
})
