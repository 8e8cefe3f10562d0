import type { PairSide } from '#kit/card/pairSide.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { memoryWords } from '../memory.card.ts'

/** How the face of a tile is spoken of. */
export function useFaceName(): (side: PairSide) => string {
  const t = useWords(memoryWords)
  return ({ text, picture, audio }) => text || picture?.alt || (audio === null ? '' : t('play.sound'))
}
