import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { SaveState } from './saveState.ts'

/** A save state in words: 'saved 12:03', 'saving', 'offline, kept here', 'refused: why'. */
export function useSaveText(state: SaveState): string {
  const t = useWords(kitWords)
  const format = useFormat()
  switch (state.kind) {
    case 'clean':
      return ''
    case 'saved':
      return t('form.saved', { time: format.clock(state.at) })
    case 'refused':
      return t('form.refused', { why: state.why })
    default:
      return t(`form.${state.kind}`)
  }
}
