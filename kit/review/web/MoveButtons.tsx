import { Button } from 'antd'
import { useGo } from '#kit/view/web/Go.tsx'
import type { ListRow } from '#kit/resource/web/listResource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import type { Movable } from './moveRecords.ts'
import { moveIn } from './moveRecords.ts'
import { useBulk } from './useBulk.tsx'
import { useMoves } from './useMoves.tsx'
import { useOpenMoves } from './useOpenMoves.ts'

interface MoveButtonsProps<Row> {
  readonly resource: Movable
  readonly record: Row
  readonly onMoved?: () => void
  /** Where the screen has its primary button elsewhere. */
  readonly isQuiet?: boolean
  /** The primary move alone, or all but that, where the screen has it in a place of its own. */
  readonly shows?: 'all' | 'primary' | 'rest'
}

/** The moves that the state table opens to this person on this record, one of them primary. */
export function MoveButtons<Row extends ListRow>({
  resource,
  record,
  onMoved,
  isQuiet = false,
  shows = 'all',
}: MoveButtonsProps<Row>) {
  const go = useGo()
  const words = useResourceWords(resource.machine.name)
  const bulk = useBulk<Row>(resource.endpoints.page, () => '')
  const moves = useMoves(resource, bulk, onMoved)
  const { names, review } = useOpenMoves<Row>(resource)(record)
  const awaited = names.find((name) => moveIn(resource.machine, name)?.tone === 'primary')
  const primary = isQuiet ? undefined : awaited
  const shown = names.filter((name) => shows === 'all' || (name === awaited) === (shows === 'primary'))
  return (
    <>
      {shown.toReversed().map((name) => (
        <Button
          key={name}
          type={name === primary ? 'primary' : 'default'}
          danger={moveIn(resource.machine, name)?.tone === 'danger'}
          onClick={() => moves.start([record], name)}
        >
          {words.move(name)}
        </Button>
      ))}
      {review && shows !== 'primary' && (
        <Button type={isQuiet ? 'default' : 'primary'} onClick={() => go(review.href)}>
          {review.label}
        </Button>
      )}
      {moves.view}
      {bulk.view}
    </>
  )
}
