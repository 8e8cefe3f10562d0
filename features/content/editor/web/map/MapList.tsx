import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import type { DeckMap, MapEdge, MapNode } from '#deck/deck.map.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { nameOf } from '../state/cardSummary.ts'

interface Props {
  readonly map: DeckMap
  onOpen(cardId: number): void
}

/** The map in words: what is wrong first, then each card with the edges that leave it. */
export function MapList({ map, onOpen }: Props) {
  const t = useWords(activityWords)
  const name = useNodeNames()
  const nodes = new Map(map.nodes.map((node) => [node.id, node]))
  const edgesFrom = Map.groupBy(map.edges, ({ from }) => from)
  const marked = map.nodes.filter(({ marks }) => marks.length > 0)
  const textOf = ({ to, label, kind, isBack }: MapEdge) => {
    const target = nodes.get(to)
    const values = { target: target ? name(target) : '', label }
    const wording = isBack ? 'back' : kind
    return label === ''
      ? t(`map.ways.${wording}`, values)
      : t('map.ways.chosen', { label, way: t(`map.ways.${wording}`, values) })
  }
  return (
    <nav aria-label={t('map.list')} className="editor-map-list">
      <h3>{t('map.flaws')}</h3>
      {marked.length === 0 && <p className="kit-muted">{t('map.noFlaws')}</p>}
      <ul>
        {marked.map((node) => (
          <li key={node.id}>
            <CardButton name={name(node)} node={node} onOpen={onOpen} />
            {node.marks.map((mark) => (
              <p data-mark={mark} key={mark}>
                {t(`map.why.${mark}`)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <h3>{t('map.all')}</h3>
      <ol>
        {map.nodes
          .filter(({ kind }) => kind === 'card')
          .map((node) => (
            <li key={node.id}>
              <CardButton name={name(node)} node={node} onOpen={onOpen} />
              {(edgesFrom.get(node.id) ?? []).map((edge) => (
                <p key={edge.id}>{textOf(edge)}</p>
              ))}
            </li>
          ))}
      </ol>
    </nav>
  )
}

interface CardButtonProps {
  readonly node: MapNode
  readonly name: string
  onOpen(cardId: number): void
}

function CardButton({ node: { card }, name, onOpen }: CardButtonProps) {
  return (
    <button disabled={!card} onClick={() => card && onOpen(card.id)} type="button">
      {name}
    </button>
  )
}

function useNodeNames(): (node: MapNode) => string {
  const t = useWords(activityWords)
  const translate = useTranslate()
  return ({ card, kind, number, title }) => {
    if (card)
      return `${number}. ${nameOf(card) || translate({ namespace: cardOf(card.type).words, key: 'label' })}`
    if (kind === 'ending') return title || t('map.ending')
    return kind === 'lost' ? t('map.lost', { id: title }) : t('map.end')
  }
}
