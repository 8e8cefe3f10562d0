import { Button } from 'antd'
import type { ListedRow } from './listed.ts'
import type { Movable } from './move/moveRecords.ts'
import { moveIn, movesFor } from './move/moveRecords.ts'
import { useBulk } from './move/useBulk.tsx'
import { useMoves } from './move/useMoves.tsx'
import { useResourceWords } from './resourceWords.ts'
import { useActor } from './session.ts'

interface MoveButtonsProps<Row> {
  readonly resource: Movable
  readonly record: Row
  readonly onMoved?: () => void
  /** Where the screen has its primary button elsewhere. */
  readonly isQuiet?: boolean
}

/** The moves that the state table opens to this person on this record, one of them primary. */
export function MoveButtons<Row extends ListedRow>({
  resource,
  record,
  onMoved,
  isQuiet = false,
}: MoveButtonsProps<Row>) {
  const actor = useActor()
  const words = useResourceWords(resource.machine.name)
  const bulk = useBulk<Row>(resource.endpoints.page, () => '')
  const moves = useMoves(resource, bulk, onMoved)
  const names = movesFor(resource.machine, record, actor)
  const primary = isQuiet
    ? undefined
    : names.find((name) => moveIn(resource.machine, name)?.tone === 'primary')
  return (
    <>
      {names.toReversed().map((name) => (
        <Button
          key={name}
          type={name === primary ? 'primary' : 'default'}
          danger={moveIn(resource.machine, name)?.tone === 'danger'}
          onClick={() => moves.start([record], name)}
        >
          {words.move(name)}
        </Button>
      ))}
      {moves.view}
      {bulk.view}
    </>
  )
}
