import { useFormat, type Format } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { fewest } from '../statistics.items.ts'
import type { CardFigures } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useCardNames } from './cardNames.ts'

type Item = NonNullable<CardFigures['item']>

/** H5: difficulty and discrimination of each question; the weak ones say why. */
export function ItemTable({ cards }: { readonly cards: readonly CardFigures[] }) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const { nameOf } = useCardNames()
  const rows = cards.flatMap((card) => (card.item ? [{ card, item: card.item }] : []))
  return (
    <div className="kit-panel kit-panel-stack">
      <h2 id="statistics-items">{t('sections.items')}</h2>
      <p className="kit-muted">{rows.length === 0 ? t('item.none') : t('leads.items')}</p>
      {rows.length > 0 && (
        <div aria-labelledby="statistics-items" className="statistics-scroll" role="region" tabIndex={0}>
          <table className="statistics-table">
            <thead>
              <tr>
                {(['title', 'answered', 'difficulty', 'discrimination', 'weak'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`columns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ card, item }) => (
                <tr data-weak={item.weak.length > 0 || undefined} key={card.cardId}>
                  <th scope="row">{nameOf(card)}</th>
                  <td>{format.number(item.answers)}</td>
                  <td>{format.number(item.difficulty, 2)}</td>
                  <td>{discriminationOf(item, format) ?? t('figures.nobody')}</td>
                  <td>
                    <Judgement item={item} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

const discriminationOf = ({ discrimination }: Item, format: Format) =>
  discrimination === null ? undefined : format.number(discrimination, 2)

function Judgement({ item }: { readonly item: Item }) {
  const t = useWords(statisticsWords)
  if (item.answers < fewest)
    return <span className="kit-muted">{t('item.few', { count: item.answers, fewest })}</span>
  if (item.weak.length === 0) return <span className="kit-muted">{t('item.good')}</span>
  return (
    <>
      {item.weak.map((why) => (
        <span className="kit-tag statistics-weak" data-tone={why === 'inverse' ? 'bad' : 'wait'} key={why}>
          {t(`weak.${why}`)}
        </span>
      ))}
    </>
  )
}
