import {
  emptyHead,
  noText,
  type ForeignQuestion,
  type ForeignZone,
} from '../../../questions/foreignQuestion.ts'
import { attribute, childrenNamed, type QtiNode } from './standard/qtiNodes.ts'
import type { QtiJob, Made, Reader, Trial } from './qtiJob.ts'
import { someSets } from './qtiJob.ts'
import { pairsIn } from './qtiWorth.ts'

const identifierOf = (node: QtiNode): string => attribute(node, 'identifier')
const named = (nodes: readonly QtiNode[], id: string) => nodes.find((node) => identifierOf(node) === id)

/** Two parts of one set belong together. */
const associate: Reader = (job) => {
  const choices = childrenNamed(job.node, 'simpleAssociableChoice')
  const pairs = pairsIn(job.right).flatMap(([one, other]) => {
    const [left, right] = [named(choices, one), named(choices, other)]
    return left && right ? [[left, right] as const] : []
  })
  const used = new Set(pairs.flat())
  return matched(
    job,
    pairs,
    choices.filter((each) => !used.has(each)),
  )
}

/** Pairs on a card, each left side with its answer. */
export function matched(
  job: QtiJob,
  pairs: readonly (readonly [left: QtiNode, right: QtiNode])[],
  others: readonly QtiNode[],
  textOf = (node: QtiNode) => job.text(node.children),
): Made {
  const labelOf = (node: QtiNode) => job.plain(node.children) || identifierOf(node)
  const answers = [...pairs.map(([, right]) => right), ...others]
  if (pairs.length === 0) job.changed('rightMissing', others.map(labelOf).join(', '))
  const trials = somePlacements(pairs.length, answers.length).map((places) => {
    const links = places.map((answer, pair) => [pair, answer] as const)
    const linked = links.flatMap(([pair, answer]) => {
      const [left, right] = [pairs[pair]?.[0], answers[answer]]
      return left && right ? [[left, right] as const] : []
    })
    return job.trial(
      linked.map(([left, right]) => `${identifierOf(left)} ${identifierOf(right)}`),
      { kind: 'linked', links },
      linked.map(([left, right]) => `${labelOf(left)} – ${labelOf(right)}`).join(', '),
    )
  })
  return {
    trials,
    body: {
      kind: 'match',
      pairs: pairs.map(([left, right]) => ({ left: textOf(left), right: textOf(right) })),
      distractors: others.map(textOf),
    },
  }
}

/** An answer for each place: the right ones, two exchanged, one from those that belong nowhere, all moved on by one. */
function somePlacements(count: number, answers: number): number[][] {
  const right = Array.from({ length: count }, (_, place) => place)
  const swapped = right.slice(1).map((place) => right.with(place - 1, place).with(place, place - 1))
  const strange = answers > count ? right.map((place) => right.with(place, count)) : []
  const rotated = right.map((place) => (place + 1) % Math.max(1, count))
  return count === 0 ? [] : [right, ...swapped, ...strange, rotated]
}

const match: Reader = (job) => {
  const [sources = [], targets = []] = childrenNamed(job.node, 'simpleMatchSet').map((set) =>
    childrenNamed(set, 'simpleAssociableChoice'),
  )
  const pairs = pairsIn(job.right)
  const countOf = (node: QtiNode, side: 0 | 1) =>
    pairs.filter((pair) => pair[side] === identifierOf(node)).length
  const mostOf = (nodes: readonly QtiNode[], side: 0 | 1) =>
    Math.max(0, ...nodes.map((node) => countOf(node, side)))
  const [mostTargets, mostSources] = [mostOf(sources, 0), mostOf(targets, 1)]
  const isPairs = mostTargets <= 1 && mostSources <= 1 && sources.every((node) => countOf(node, 0) === 1)
  if (isPairs && pairs.length > 1) {
    const both = pairs.flatMap(([one, other]) => {
      const [left, right] = [named(sources, one), named(targets, other)]
      return left && right ? [[left, right] as const] : []
    })
    return matched(
      job,
      both,
      targets.filter((node) => countOf(node, 1) === 0),
    )
  }
  if (mostTargets <= 1) return sorted(job, sources, targets, ([source, target]) => [source, target])
  if (mostSources <= 1) return sorted(job, targets, sources, ([source, target]) => [target, source])
  return matrix(job, sources, targets)
}

/** Things into groups, on a plain board. `ends` turns a pair of QTI, a source and a target, into thing and group. */
function sorted(
  job: QtiJob,
  things: readonly QtiNode[],
  groups: readonly QtiNode[],
  ends: (pair: readonly [string, string]) => readonly [string, string],
): Made {
  const pairs = pairsIn(job.right).map(ends)
  const groupOf = (thing: QtiNode) => {
    const group = pairs.find(([id]) => id === identifierOf(thing))?.[1]
    return group === undefined ? -1 : groups.findIndex((each) => identifierOf(each) === group)
  }
  const right = things.map(groupOf)
  if (!right.some((group) => group >= 0))
    job.changed('rightMissing', things.map((each) => job.plain(each.children)).join(', '))
  return {
    body: {
      kind: 'place',
      mode: 'things',
      board: null,
      finds: null,
      zones: groups.map((group, place) => ({
        ...cellOf(place, groups.length),
        label: job.plain(group.children),
      })),
      things: things.map((thing, place) => {
        const group = right[place] ?? -1
        return { text: job.text(thing.children), zones: group < 0 ? [] : [group] }
      }),
    },
    trials: placingTrials(job, right, groups.length, (thing, group) => {
      const pair = ends([identifierOf(things[thing] ?? job.node), identifierOf(groups[group] ?? job.node)])
      return pair.join(' ')
    }),
  }
}

/** Places of things that tell most: all right, one elsewhere, one left out, all elsewhere. */
export function placingTrials(
  job: QtiJob,
  right: readonly number[],
  zones: number,
  wordsOf: (thing: number, zone: number) => string,
): Trial[] {
  const elsewhere = (zone: number) => (zone + 1) % Math.max(1, zones)
  const layouts = [
    right,
    ...right.map((zone, thing) => right.with(thing, zones > 1 || zone < 0 ? elsewhere(zone) : -1)),
    ...right.map((_, thing) => right.with(thing, -1)),
    ...(zones > 1 ? [right.map((zone) => (zone < 0 ? -1 : elsewhere(zone)))] : []),
  ]
  return layouts.map((layout) => {
    const things = layout.flatMap((zone, thing) => (zone < 0 ? [] : [[thing, zone] as const]))
    return job.trial(
      things.map(([thing, zone]) => wordsOf(thing, zone)),
      { kind: 'placed', things },
      things.map(([thing, zone]) => `${thing + 1} – ${zone + 1}`).join(', '),
    )
  })
}

/** The place of a group on a plain board, side by side and in rows of four. */
function cellOf(place: number, count: number): Omit<ForeignZone, 'label'> {
  const columns = Math.min(4, Math.max(1, count))
  const rows = Math.max(1, Math.ceil(count / columns))
  const [width, height] = [1 / columns, 1 / rows]
  const gap = 0.02
  return {
    shape: 'box',
    isRight: true,
    x: (place % columns) * width + gap,
    y: Math.floor(place / columns) * height + gap,
    width: width - 2 * gap,
    height: height - 2 * gap,
  }
}

/** A table of which several boxes of a row are right: a choice for each row. */
function matrix(job: QtiJob, sources: readonly QtiNode[], targets: readonly QtiNode[]): Made {
  const pairs = pairsIn(job.right)
  const wordsOf = (pair: readonly [string, string]) => pair.join(' ')
  const questions = sources.map((source): ForeignQuestion => {
    const id = identifierOf(source)
    const right = new Set(
      targets.flatMap((target, place) =>
        pairs.some(([one, other]) => one === id && other === identifierOf(target)) ? [place] : [],
      ),
    )
    const rest = pairs.filter(([one]) => one !== id).map(wordsOf)
    const share = (places: readonly number[]) =>
      job.worth.shareBeyond(
        job.name,
        job.value(rest),
        job.value([...rest, ...places.map((place) => `${id} ${identifierOf(targets[place] ?? source)}`)]),
      )
    const all = job.value(pairs.map(wordsOf))
    return {
      ...emptyHead(job.at),
      stem: job.text(source.children),
      points: job.worth.pointsBeyond(job.name, job.value(rest), all) ?? 1,
      kind: 'choice',
      isMulti: true,
      isShuffled: false,
      options: targets.map((target, place) => ({
        text: job.text(target.children),
        share: right.has(place) ? 100 / right.size : -100 / Math.max(1, targets.length - right.size),
        feedback: noText,
      })),
      probes: someSets(targets.length, right, Infinity).flatMap((places) => {
        const scaled = share(places)
        const label = places.map((place) => job.plain(targets[place]?.children ?? [])).join(', ')
        return scaled === undefined ? [] : [{ response: { kind: 'chosen', options: places }, scaled, label }]
      }),
    }
  })
  return { body: { kind: 'group', draw: null, isShuffled: false, questions }, trials: [] }
}

/** Interactions in which parts belong together, by their names. */
export const pairReaders: Readonly<Record<string, Reader>> = {
  associateInteraction: associate,
  matchInteraction: match,
}
