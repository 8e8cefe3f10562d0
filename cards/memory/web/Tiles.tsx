import { useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { memoryWords } from '../memory.card.ts'
import type { Tile } from '../memory.tiles.ts'
import { TileButton, type TileState } from './TileButton.tsx'

interface Props {
  readonly tiles: readonly Tile[]
  readonly files: Readonly<Record<number, string>>
  readonly turned: readonly string[]
  /** Ids of the pairs that were found. */
  readonly found: readonly string[]
  onTurn(tile: Tile): void
}

/** All tiles. One of them is in the order of the Tab key; arrows, Home and End lead to the others. */
export function Tiles({ tiles, files, turned, found, onTurn }: Props) {
  const t = useWords(memoryWords)
  const grid = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const here = Math.min(place, tiles.length - 1)
  const open = turned.slice(turned.length % 2 === 1 ? -1 : -2)

  const stateOf = ({ id, pairId }: Tile): TileState => {
    if (found.includes(pairId)) return 'found'
    return open.includes(id) ? 'open' : 'down'
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = steps[event.key]?.(here, columnsIn(grid.current), tiles.length)
    if (next === undefined) return
    event.preventDefault()
    if (next < 0 || next >= tiles.length) return
    setPlace(next)
    buttonsIn(grid.current)[next]?.focus()
  }

  return (
    <div aria-label={t('play.tiles')} className="memory-tiles" onKeyDown={onKeyDown} ref={grid} role="group">
      {tiles.map((tile, index) => (
        <TileButton
          files={files}
          isStop={index === here}
          key={tile.id}
          number={index + 1}
          onFocus={() => setPlace(index)}
          onTurn={() => onTurn(tile)}
          side={tile.side}
          state={stateOf(tile)}
        />
      ))}
    </div>
  )
}

/** Where a key leads from a place; outside of the tiles it leads nowhere. */
const steps: Readonly<
  Record<string, ((here: number, columns: number, count: number) => number) | undefined>
> = {
  ArrowRight: (here) => here + 1,
  ArrowLeft: (here) => here - 1,
  ArrowDown: (here, columns) => here + columns,
  ArrowUp: (here, columns) => here - columns,
  Home: () => 0,
  End: (_here, _columns, count) => count - 1,
}

const buttonsIn = (grid: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(grid?.querySelectorAll('button') ?? []),
]

/** How many tiles stand in a row; the width of the page decides it. */
function columnsIn(grid: HTMLElement | null): number {
  const tops = buttonsIn(grid).map(({ offsetTop }) => offsetTop)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}
