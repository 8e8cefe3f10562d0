import '@xyflow/react/dist/style.css'
import './map.css'
import { Background, Controls, MarkerType, ReactFlow, type Edge } from '@xyflow/react'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { mapOf, type DeckMap, type MapEdge } from '#deck/deck.map.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { heightOf, layoutOf, nodeWidth, shortened, type Layout } from './layout.ts'
import { MapCard, type MapCardNode } from './MapCard.tsx'
import { MapList } from './MapList.tsx'
import { MapEdgeLine } from './MapEdgeLine.tsx'

const nodeTypes = { card: MapCard }
const edgeTypes = { way: MapEdgeLine }
/** So many cards can be read at once; of more, the first ones are shown. */
const maxAtOnce = 9

/** The picture of the ways, and the same in words beside it. */
export function MapView() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const deck = useEditorState((state) => state.history.present)
  const map = useMemo(() => mapOf(deck), [deck])
  const layout = useMemo(() => layoutOf(map), [map])
  const nodes = useMemo(() => drawnNodes(map, layout), [map, layout])
  const edges = useMemo(() => map.edges.map((edge) => drawnEdge(edge, layout)), [map, layout])
  const open = (cardId: number) => {
    editor.open(null)
    editor.selection.goTo({ cardId, path: '' })
  }
  return (
    <div className="editor-map">
      <p className="kit-visually-hidden" id="editor-map-keys">
        {t('map.keys')}
      </p>
      <div aria-describedby="editor-map-keys" className="editor-map-picture">
        <ReactFlow
          ariaLabelConfig={{
            'controls.zoomIn.ariaLabel': t('map.zoomIn'),
            'controls.zoomOut.ariaLabel': t('map.zoomOut'),
            'controls.fitView.ariaLabel': t('map.fit'),
            'controls.ariaLabel': t('map.title'),
          }}
          edges={edges}
          edgeTypes={edgeTypes}
          edgesFocusable={false}
          elementsSelectable={false}
          fitView
          fitViewOptions={{ maxZoom: 1, minZoom: 0.5, nodes: firstOf(nodes) }}
          minZoom={0.1}
          nodes={nodes}
          nodesConnectable={false}
          nodesDraggable={false}
          nodesFocusable={false}
          nodeTypes={nodeTypes}
          onlyRenderVisibleElements={false}
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={22} />
          <Controls showInteractive={false} />
        </ReactFlow>
      </div>
      <MapList map={map} onOpen={open} />
    </div>
  )
}

const drawnNodes = (map: DeckMap, { spots }: Layout): MapCardNode[] =>
  map.nodes.map((node) => ({
    id: node.id,
    type: 'card' as const,
    position: spots.get(node.id) ?? { x: 0, y: 0 },
    width: nodeWidth,
    height: heightOf(node),
    data: { node },
  }))

const firstOf = (nodes: readonly MapCardNode[]): { readonly id: string }[] =>
  nodes.toSorted((a, b) => a.position.y - b.position.y).slice(0, maxAtOnce)

function drawnEdge({ id, from, to, kind, label, isBack }: MapEdge, { paths }: Layout): Edge {
  const common = { id, source: from, target: to, markerEnd: { type: MarkerType.ArrowClosed } }
  const route = paths.get(id)
  if (isBack || !route)
    return {
      ...common,
      className: 'is-back',
      label: shortened(label),
      sourceHandle: 'back',
      targetHandle: 'back',
      type: 'smoothstep',
    }
  const data = { points: route.points, spot: route.label, text: shortened(label) }
  return { ...common, className: `is-${kind}`, data, type: 'way' }
}
