import type { PartAct } from '#kit/card/web/edit/parts/PartMenu.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import type { Extra, PairProps } from './pairProps.ts'

const labels = {
  frontPicture: 'edit.addFrontPicture',
  backPicture: 'edit.addBackPicture',
  frontAudio: 'edit.addFrontAudio',
  backAudio: 'edit.addBackAudio',
  tip: 'edit.addTip',
  accepted: 'edit.addAccepted',
} as const satisfies Record<Extra, string>
const extras = ['frontPicture', 'backPicture', 'frontAudio', 'backAudio', 'tip', 'accepted'] as const

/** What a pair may have, and has not yet, in its menu. */
export function usePairActs(
  { card, row: { part: pair } }: PairProps,
  opened: ReadonlySet<Extra>,
  setOpened: (opened: ReadonlySet<Extra>) => void,
): PartAct[] {
  const t = useWords(flipWords)
  const present: Readonly<Record<Extra, boolean>> = {
    frontPicture: pair.front.picture !== null,
    backPicture: pair.back.picture !== null,
    frontAudio: pair.front.audio !== null,
    backAudio: pair.back.audio !== null,
    tip: pair.tip !== '',
    accepted: pair.accepted.length > 0 || card.mode !== 'typed',
  }
  return extras
    .filter((extra) => !present[extra] && !opened.has(extra))
    .map((extra) => ({
      key: extra,
      label: t(labels[extra]),
      run: () => setOpened(new Set([...opened, extra])),
    }))
}
