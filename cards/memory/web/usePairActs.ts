import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import type { PartAct } from '#kit/card/web/edit/parts/PartMenu.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { memoryWords } from '../memory.card.ts'
import type { Pair } from '../memory.schema.ts'

const extras = ['firstPicture', 'firstAudio', 'secondPicture', 'secondAudio', 'remark'] as const
/** What a pair may have beside its two texts. */
export type Extra = (typeof extras)[number]

/** What a pair may have, and has not yet, in its menu; and whether both of its sides are the same. */
export function usePairActs(
  row: FormPart<Pair>,
  opened: ReadonlySet<Extra>,
  setOpened: (opened: ReadonlySet<Extra>) => void,
): PartAct[] {
  const t = useWords(memoryWords)
  const { first, second, same, remark } = row.part
  const isThere: Readonly<Record<Extra, boolean>> = {
    firstPicture: first.picture !== null,
    firstAudio: first.audio !== null,
    secondPicture: same || second.picture !== null,
    secondAudio: same || second.audio !== null,
    remark: remark !== '',
  }
  const offered = extras.filter((extra) => !isThere[extra] && !opened.has(extra))
  return [
    ...offered.map((extra) => ({
      key: extra,
      label: t(`add.${extra}`),
      run: () => setOpened(new Set([...opened, extra])),
    })),
    { key: 'same', label: t(same ? 'edit.different' : 'edit.same'), run: () => row.change({ same: !same }) },
  ]
}
