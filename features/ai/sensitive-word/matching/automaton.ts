/** Many patterns as one machine (Aho and Corasick): reads a text once, however many patterns there are. */
export interface Automaton {
  /** Calls `onHit` for each pattern that ends at a place, longest first: with its number and the place of its last key. */
  scan(keys: Int32Array, onHit: (pattern: number, last: number) => void): void
}

/** Steps of the machine from node to node, by key. */
interface Steps {
  readonly next: Map<number, number>
  readonly ends: number[][]
  readonly lastKey: number
}

/** More keys than there are characters; a step is stored under `node * width + key`. */
const width = 2 ** 21

function stepsOf(patterns: readonly (readonly number[])[]): Steps {
  const next = new Map<number, number>()
  const ends: number[][] = [[]]
  let lastKey = 0
  patterns.forEach((keys, pattern) => {
    let node = 0
    for (const key of keys) {
      lastKey = Math.max(lastKey, key)
      const at = node * width + key
      const existing = next.get(at)
      node = existing ?? ends.push([]) - 1
      if (existing === undefined) next.set(at, node)
    }
    if (node > 0) ends[node]?.push(pattern)
  })
  return { next, ends, lastKey }
}

/** For each node the longest other beginning of a pattern that it ends with, level by level. */
function fallsOf({ next, ends }: Steps): { readonly falls: Int32Array; readonly shorter: Int32Array } {
  const falls = new Int32Array(ends.length)
  const shorter = new Int32Array(ends.length)
  const below: [number, number][][] = ends.map(() => [])
  for (const [at, node] of next) below[Math.floor(at / width)]?.push([at % width, node])
  const queue = (below[0] ?? []).map(([, node]) => node)
  for (let place = 0; place < queue.length; place += 1) {
    const node = queue[place] ?? 0
    for (const [key, child] of below[node] ?? []) {
      let fall = falls[node] ?? 0
      while (fall > 0 && !next.has(fall * width + key)) fall = falls[fall] ?? 0
      const to = next.get(fall * width + key) ?? 0
      falls[child] = to
      shorter[child] = (ends[to]?.length ?? 0) > 0 ? to : (shorter[to] ?? 0)
      queue.push(child)
    }
  }
  return { falls, shorter }
}

/** Builds the machine for patterns of keys. */
export function makeAutomaton(patterns: readonly (readonly number[])[]): Automaton {
  const steps = stepsOf(patterns)
  const { falls, shorter } = fallsOf(steps)
  const { next, ends, lastKey } = steps
  /** Most places of a text begin nothing: these steps are a list. */
  const begins = new Int32Array(lastKey + 1)
  for (const [at, node] of next) if (at < width) begins[at] = node
  const endsHere = Uint8Array.from(ends, (list, node) =>
    list.length > 0 || (shorter[node] ?? 0) > 0 ? 1 : 0,
  )
  return {
    scan(keys, onHit) {
      let node = 0
      for (let last = 0; last < keys.length; last += 1) {
        const key = keys[last] ?? 0
        let to: number | undefined
        while (node > 0 && to === undefined) {
          to = next.get(node * width + key)
          if (to === undefined) node = falls[node] ?? 0
        }
        node = to ?? begins[key] ?? 0
        if (endsHere[node] !== 1) continue
        for (let end = node; end > 0; end = shorter[end] ?? 0)
          for (const pattern of ends[end] ?? []) onHit(pattern, last)
      }
    },
  }
}
