import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'
import type { MapNode } from '#deck/deck.map.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor } from '../state/context.ts'
import { nameOf } from '../state/cardSummary.ts'

export type MapCardNode = Node<{ readonly node: MapNode }, 'card'>

/** A card, an ending or the end in the picture; what is wrong with it has a colour and a word. */
export function MapCard({ data: { node } }: NodeProps<MapCardNode>) {
  const t = useWords(activityWords)
  return (
    <>
      <Handle isConnectable={false} position={Position.Top} type="target" />
      <div className="editor-map-node" data-kind={node.kind} data-mark={node.marks[0]}>
        <Content node={node} />
        {node.marks.length > 0 && (
          <span className="editor-map-marks">
            {node.marks.map((mark) => (
              <b data-mark={mark} key={mark}>
                {t(`map.marks.${mark}`)}
              </b>
            ))}
          </span>
        )}
      </div>
      <Handle isConnectable={false} position={Position.Bottom} type="source" />
      {/* Ways back run beside the cards, not through them. */}
      <Handle id="back" isConnectable={false} position={Position.Right} type="target" />
      <Handle id="back" isConnectable={false} position={Position.Right} type="source" />
    </>
  )
}

function Content({ node: { card, kind, number, title } }: { readonly node: MapNode }) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const editor = useEditor()
  if (!card) {
    const labels = { ending: title || t('map.ending'), end: t('map.end'), lost: t('map.lost', { id: title }) }
    return <span className="editor-map-name">{kind === 'card' ? title : labels[kind]}</span>
  }
  const type = translate({ namespace: cardOf(card.type).words, key: 'label' })
  const open = () => {
    editor.open(null)
    editor.selection.goTo({ cardId: card.id, path: '' })
  }
  return (
    <button className="editor-map-card nodrag nopan" onClick={open} type="button">
      <LineIcon path={cardUiOf(card.type).icon} size={20} />
      <span>
        <span className="editor-map-name">
          {number}. {nameOf(card) || type}
        </span>
        <span className="editor-map-type">{type}</span>
      </span>
    </button>
  )
}
