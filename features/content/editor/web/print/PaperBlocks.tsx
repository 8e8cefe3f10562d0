import '#deck/web/play/player.css'
import type { PaperBlock, PaperItem } from '#kit/card/paper.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardUiOf } from '#cards/web.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { PaperWords } from './PaperWords.tsx'

type Files = Readonly<Record<number, string>>
interface Props {
  readonly blocks: readonly PaperBlock[]
  readonly files: Files
  /** The card type. */
  readonly type: string
}

/** The pieces of a card, one below the other. Their place is all that they have for an identity, and paper does not move. */
export function PaperBlocks({ blocks, ...around }: Props) {
  return blocks
    .map((block, place) => ({ block, place }))
    .map(({ block, place }) => <Block block={block} key={place} {...around} />)
}

interface BlockProps extends Omit<Props, 'blocks'> {
  readonly block: PaperBlock
}

function Block({ block, ...around }: BlockProps) {
  const { files, type } = around
  const { Line } = cardUiOf(type)
  const t = useWords(activityWords)
  switch (block.kind) {
    case 'text':
      return (
        <p className="paper-text">
          <Line text={block.text} />
        </p>
      )
    case 'rich':
      return <RichTextView value={block.body} />
    case 'picture':
      return (
        <figure>
          <div className="paper-pinned">
            <CardPicture className="paper-picture" files={files} media={block.media} />
            {placed(block.points ?? []).map(({ each: { x, y }, place }) => (
              <span className="paper-pin" key={place} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
                {place + 1}
              </span>
            ))}
          </div>
          {block.media.caption && <figcaption>{block.media.caption}</figcaption>}
        </figure>
      )
    case 'choices':
      return <Items {...around} items={block.items} mark={block.isMany ? 'many' : 'one'} />
    case 'order':
      return <Items {...around} items={block.items} mark="number" />
    case 'columns':
      return (
        <div className="paper-columns">
          <Items {...around} items={block.left} mark="right" />
          <Items {...around} items={block.right} mark="left" />
        </div>
      )
    case 'table':
      return <Table {...around} rows={block.rows} />
    case 'lines':
      return <div aria-hidden="true" className="paper-lines" style={{ height: block.count * 30 }} />
    case 'screen':
      return <p className="paper-screen-only">{t('print.screen')}</p>
  }
}

interface ItemsProps extends Omit<Props, 'blocks'> {
  readonly items: readonly PaperItem[]
  /** Where and how a pen marks an item. */
  readonly mark: 'one' | 'many' | 'number' | 'left' | 'right'
}

const placed = <Each,>(list: readonly Each[]) => list.map((each, place) => ({ each, place }))

function Items({ items, mark, ...around }: ItemsProps) {
  return (
    <ul className="paper-items" data-mark={mark}>
      {placed(items).map(({ each, place }) => (
        <li key={place}>
          <Item {...around} item={each} />
        </li>
      ))}
    </ul>
  )
}

interface TableProps extends Omit<Props, 'blocks'> {
  readonly rows: readonly (readonly PaperItem[])[]
}

function Table({ rows, ...around }: TableProps) {
  return (
    <table className="paper-table">
      <tbody>
        {placed(rows).map(({ each: row, place }) => (
          <tr key={place}>
            {placed(row).map(({ each, place: column }) => (
              <td key={column}>
                <Item {...around} item={each} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ItemProps extends Omit<Props, 'blocks'> {
  readonly item: PaperItem
}

function Item({ item, files, type }: ItemProps) {
  return (
    <>
      {item.picture && <CardPicture className="paper-item-picture" files={files} media={item.picture} />}
      <PaperWords item={item} type={type} />
    </>
  )
}
