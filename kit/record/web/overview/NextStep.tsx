import { Button } from 'antd'
import { MoveButtons } from '#kit/review/web/MoveButtons.tsx'
import { moveIn, movableIn, type Movable } from '#kit/review/web/moveRecords.ts'
import { useOpenMoves } from '#kit/review/web/useOpenMoves.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { share } from '#kit/share/web/sharing.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import type { OverviewStep } from '../../overview.ts'
import type { ShownOverview } from './useOverview.ts'

interface NextStepProps {
  readonly resource: Formed
  readonly record: Recorded
  readonly overview: ShownOverview
  /** Where the reader may change it; undefined: they may not. */
  readonly editHref: string | undefined
}

/** The one thing that comes next: to complete what is not ready, the move that people wait for, or what the overview says. */
export function NextStep({ resource, record, overview, editHref }: NextStepProps) {
  const words = useResourceWords(overview.words)
  const movable = movableIn(resource)
  const moving = usePrimaryMove(movable)
  const isUnready = record['isReady'] === false && editHref !== undefined
  const isMoving = !isUnready && moving(record)
  const step = isUnready ? { key: 'finish', href: editHref } : overview.data?.next
  const lead = isMoving
    ? words.maybe(`waiting.${resource.name}.${record.status ?? ''}`)
    : step && words.maybe(`steps.${step.key}`)
  if (!isMoving && !step) return null
  return (
    <section aria-label={words.maybe('next')} className="kit-next">
      <div>
        <h2>{words.maybe('next')}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {isMoving && movable ? (
        <MoveButtons record={record} resource={movable} shows="primary" />
      ) : (
        step && <StepButton id={record.id} resource={resource.name} step={step} words={overview.words} />
      )}
    </section>
  )
}

/** Whether the move that people wait for is open to the reader. */
function usePrimaryMove(movable: Movable | undefined) {
  const openMoves = useOpenMoves<Recorded>(movable)
  return (record: Recorded): boolean =>
    movable !== undefined &&
    openMoves(record).names.some((name) => moveIn(movable.machine, name)?.tone === 'primary')
}

interface StepButtonProps {
  readonly step: OverviewStep
  readonly words: string
  readonly resource: string
  readonly id: number
}

function StepButton({ step: { key, href }, words, resource, id }: StepButtonProps) {
  const phrases = useResourceWords(words)
  const go = useGo()
  return (
    <Button onClick={() => (href === '' ? share(resource, id) : go(href))} type="primary">
      {phrases.maybe(`actions.${key}`)}
    </Button>
  )
}
