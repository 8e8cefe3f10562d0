import { Graph, layout } from '@dagrejs/dagre'
import type { DeckMap, MapNode } from '#deck/deck.map.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Layout {
  /** Top left corners of the nodes. */
  readonly spots: ReadonlyMap<string, Spot>
  /** The bends of each edge from border to border, and the place of its label; an edge back has none. */
  readonly paths: ReadonlyMap<string, { readonly points: readonly Spot[]; readonly label: Spot | undefined }>
}

export const nodeWidth = 220
const nodeHeight = 68
const endingHeight = 44

export const heightOf = ({ kind }: MapNode): number => (kind === 'card' ? nodeHeight : endingHeight)

/** The most of a label that is drawn; all of it stands in the list. */
const maxLabelLength = 22
export const shortened = (label: string): string =>
  label.length > maxLabelLength ? `${label.slice(0, maxLabelLength - 1)}…` : label

/** A label takes as much room as its wide characters might. */
const roomFor = (label: string) =>
  label === '' ? {} : { width: shortened(label).length * 13 + 16, height: 24, labelpos: 'c' }

/** Lays the map out from the first card down; edges back do not pull their card up. */
export function layoutOf({ nodes, edges }: DeckMap): Layout {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 54, marginx: 20, marginy: 20 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const node of nodes) graph.setNode(node.id, { width: nodeWidth, height: heightOf(node) })
  const forth = edges.filter(({ isBack }) => !isBack)
  for (const { id, from, to, label } of forth) graph.setEdge(from, to, roomFor(label), id)
  layout(graph)
  const spots = nodes.map((node) => {
    const { x, y } = graph.node(node.id)
    return [node.id, { x: Number(x) - nodeWidth / 2, y: Number(y) - heightOf(node) / 2 }] as const
  })
  const paths = forth.map(({ id, from, to, label }) => {
    const { points = [], x, y } = graph.edge(from, to, id)
    const spot = label === '' ? undefined : { x: Number(x), y: Number(y) }
    return [id, { points: points.map(spotOf), label: spot }] as const
  })
  return { spots: new Map(spots), paths: new Map(paths) }
}

const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Spot => ({ x, y })
