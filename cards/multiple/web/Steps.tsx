import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { StepButtons } from '#kit/card/web/StepButtons.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { multipleWords } from '../multiple.card.ts'
import type { Block } from '../multiple.schema.ts'

interface Props {
  readonly blocks: readonly Block[]
  draw(block: Block, index: number): ReactNode
  /** Another block is on the screen now. */
  onStep(): void
}

const swipePixels = 48

/** One block at a time; buttons or a swipe lead on and back. */
export function Steps({ blocks, draw, onStep }: Props) {
  const t = useWords(multipleWords)
  const [place, setPlace] = useState(0)
  const touch = useRef<readonly [x: number, y: number]>(undefined)
  const shown = Math.min(place, blocks.length - 1)
  const block = blocks[shown]
  useEffect(() => onStep(), [onStep, block?.id])

  const go = (to: number) => setPlace(Math.max(0, Math.min(blocks.length - 1, to)))
  function onPointerDown(event: PointerEvent): void {
    const isOwn =
      event.target instanceof Element && event.target.closest('input, select, button, a, pre, table')
    touch.current = isOwn || event.pointerType === 'mouse' ? undefined : [event.clientX, event.clientY]
  }
  function onPointerUp(event: PointerEvent): void {
    if (!touch.current) return
    const [x, y] = [event.clientX - touch.current[0], event.clientY - touch.current[1]]
    touch.current = undefined
    if (Math.abs(x) > swipePixels && Math.abs(x) > 2 * Math.abs(y)) go(shown + (x < 0 ? 1 : -1))
  }

  return (
    <>
      <div
        className="multiple-step"
        onPointerCancel={() => {
          touch.current = undefined
        }}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
      >
        {block && draw(block, shown)}
      </div>
      {blocks.length > 1 && (
        <StepButtons
          nextLabel={t('play.next')}
          onGo={go}
          place={shown}
          previousLabel={t('play.previous')}
          total={blocks.length}
        >
          <span role="status">{t('play.place', { number: shown + 1, total: blocks.length })}</span>
        </StepButtons>
      )}
    </>
  )
}
