import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { ranked } from '../ranking.ts'
import { searchWords } from '../search.words.ts'
import type { Entry, EntryGroup, Places } from './entry.ts'
import { useFound } from './useFound.ts'

/** How many of each are shown; more would push the records out of sight. */
const mostScreens = 5
const mostCommands = 4
const mostBegun = 8

type OwnGroup = 'recent' | 'favourites' | 'screens' | 'commands' | 'help'

/** Each address and each act once, where it stands first; groups that are empty are left out. */
function once(groups: readonly EntryGroup[]): EntryGroup[] {
  const seen = new Set<Entry['does']>()
  const isNew = ({ does }: Entry) => {
    const isKnown = seen.has(does)
    seen.add(does)
    return !isKnown
  }
  return groups
    .map((one) => ({ ...one, entries: one.entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0)
}

/** What the palette shows for what is typed, and which of it is chosen. */
export function usePalette({ recent, favourites, screens, commands, kinds }: Places) {
  const t = useWords(searchWords)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { groups: records, error, isSearching } = useFound(typed, kinds)
  const isBlank = typed.trim() === ''
  const group = (key: OwnGroup, entries: readonly Entry[]): EntryGroup => ({
    key,
    title: t(`groups.${key}`),
    entries,
  })
  const answers = once([
    group('favourites', ranked(favourites, typed)),
    group('screens', ranked(screens, typed).slice(0, mostScreens)),
    ...records,
    group('commands', ranked(commands, typed).slice(0, mostCommands)),
  ])
  const begun = once([
    group('recent', recent.slice(0, mostBegun)),
    group('favourites', favourites),
    group('screens', recent.length + favourites.length > 0 ? [] : screens.slice(0, mostBegun)),
    group('commands', commands.slice(0, mostBegun)),
  ])
  const isNothing = !isBlank && !isSearching && answers.length === 0
  const help = [group('help', [...commands.slice(0, mostCommands), ...screens.slice(0, mostCommands)])]
  const groups = isBlank ? begun : isNothing ? help : answers
  const entries = groups.flatMap((shown) => shown.entries)
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  )
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      setChosen(undefined)
    },
    groups,
    /** What Enter does; nothing where nothing was found, since nobody asked for what could help. */
    active: isNothing && chosen === undefined ? undefined : entries[at],
    choose: setChosen,
    step: (by: number) => setChosen(entries[(at + by + entries.length) % Math.max(1, entries.length)]?.key),
    found: isBlank || isNothing ? 0 : entries.length,
    isBlank,
    isNothing,
    isSearching: !isBlank && isSearching,
    error,
  }
}

export type PaletteState = ReturnType<typeof usePalette>
