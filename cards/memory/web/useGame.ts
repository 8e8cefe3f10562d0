import { useEffect, useMemo, useRef, useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { memoryWords } from '../memory.card.ts'
import { foundIn, movesIn, withinLimit } from '../memory.moves.ts'
import type { MemoryCard, MemoryResponse } from '../memory.schema.ts'
import { tilesOf, type Tile } from '../memory.tiles.ts'
import { useFaceName } from './useFaceName.ts'

interface Game {
  readonly tiles: readonly Tile[]
  /** Ids of the tiles that were turned, in their order. */
  readonly turned: readonly string[]
  /** What has just happened, for who does not see it. */
  readonly announcement: string
  turn(tile: Tile): void
}

type Props = CardPlayerProps<MemoryCard, MemoryResponse, Shown, never>

/** The state of one game; who plays again finds the tiles in other places. */
export function useGame({ card, files, response, verdict, isSending, submit }: Props): Game {
  const t = useWords(memoryWords)
  const nameOf = useFaceName()
  const [own, setOwn] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const round = useRound(verdict !== undefined, () => setOwn([]))
  const play = useSound(files)
  const tiles = useMemo(() => {
    const first = tilesOf(card)
    return round === 0 ? first : shuffled(first, card.id + round)
  }, [card, round])
  // An author may have taken tiles away since.
  const known = own.filter((id) => tiles.some((tile) => tile.id === id))
  const turned = response?.turned ?? (known.length === own.length ? own : [])

  function turn(tile: Tile): void {
    play(tile)
    const open = turned.length % 2 === 1 ? turned.at(-1) : undefined
    const isFound = foundIn(turned).includes(tile.pairId)
    if (isFound || open === tile.id || response !== undefined || isSending) return
    const next = [...turned, tile.id]
    setOwn(next)
    const found = foundIn(next)
    const total = card.pairs.length
    const seen = { number: tiles.indexOf(tile) + 1, face: nameOf(tile.side) }
    if (open === undefined) setAnnouncement(t('play.turned', seen))
    else if (movesIn(next).at(-1)?.found === undefined) setAnnouncement(t('play.missed', seen))
    else setAnnouncement(t('play.matched', { ...seen, found: found.length, total }))
    if (open !== undefined && found.length === total) submit({ turned: withinLimit(next) })
  }

  return { tiles, turned, announcement, turn }
}

/** How many games were played on this page before this one; `begin` is called as each ends. */
function useRound(isOver: boolean, begin: () => void): number {
  const [round, setRound] = useState(0)
  const wasOver = useRef(isOver)
  const latest = useRef(begin)
  useEffect(() => {
    latest.current = begin
  })
  useEffect(() => {
    if (isOver) latest.current()
    else if (wasOver.current) setRound((now) => now + 1)
    wasOver.current = isOver
  }, [isOver])
  return round
}

/** Plays the sound of a tile from its beginning; the one before falls silent. */
function useSound(files: Props['files']): (tile: Tile) => void {
  const sound = useRef<HTMLAudioElement>(undefined)
  useEffect(() => () => sound.current?.pause(), [])
  return ({ side }) => {
    const url = side.audio === null ? undefined : files[side.audio]
    if (url === undefined) return
    sound.current?.pause()
    sound.current = new Audio(url)
    // A sound that cannot be played leaves the tile, to be pressed again.
    sound.current.play().catch(() => undefined)
  }
}
