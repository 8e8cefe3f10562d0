import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import type { Character } from '../write.schema.ts'
import { nameStroke } from '../write.strokes.ts'

/** How a stroke is spoken of: its kind, and where it lies. */
export function useStrokeName(): (character: Character, index: number) => string {
  const t = useWords(writeWords)
  return ({ medians }, index) => {
    const { kind, row, column } = nameStroke(medians[index] ?? [])
    return t('stroke.named', { kind: t(`stroke.${kind}`), place: t(`stroke.places.${row}.${column}`) })
  }
}
