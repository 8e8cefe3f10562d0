import './crossword.css'
import './editor.css'
import { Button } from 'antd'
import { useDeferredValue } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { withOtherLayout } from '../crossword.edits.ts'
import { gridOf, type Grid } from '../crossword.grid.ts'
import { cellKey, cellsOf, sizeOf } from '../crossword.places.ts'
import type { CrosswordCard } from '../crossword.schema.ts'
import { CellGrid } from './CellGrid.tsx'
import { squareStyle } from './squareStyle.ts'
import { SearchLines } from './SearchLines.tsx'

/** How the words are laid out, with their letters; another layout is one press away. */
export function LayoutPreview({ card, disabled = false, onChange }: CardEditorProps<CrosswordCard>) {
  const t = useWords(crosswordWords)
  const shown = useDeferredValue(card)
  const grid = gridOf(shown)
  const isSearch = shown.mode === 'search'
  const size = isSearch ? { rows: grid.rows.length, columns: grid.rows.length } : sizeOf(grid.places)
  return (
    <CardField isGroup label={t('fields.layout')}>
      {() => (
        <div className="crossword-preview">
          {grid.places.length === 0 ? (
            <span>{t('edit.empty')}</span>
          ) : isSearch ? (
            <HiddenWords grid={grid} />
          ) : (
            <CrossedWords grid={grid} />
          )}
          <div className="crossword-preview-foot">
            <span>{grid.places.length > 0 && t('edit.size', size)}</span>
            <Button
              disabled={disabled || grid.places.length === 0}
              onClick={() => onChange(withOtherLayout(card))}
            >
              {t('edit.another')}
            </Button>
          </div>
        </div>
      )}
    </CardField>
  )
}

function CrossedWords({ grid: { places, letters } }: { readonly grid: Grid }) {
  const all = new Map(
    places.flatMap((place) =>
      cellsOf(place).map((cell, index) => [cellKey(cell), letters.get(place.wordId)?.[index] ?? ''] as const),
    ),
  )
  return <CellGrid look={(cell) => ({ letter: all.get(cellKey(cell)) ?? '' })} places={places} />
}

function HiddenWords({ grid: { places, rows } }: { readonly grid: Grid }) {
  const lines = places.flatMap((place) => {
    const cells = cellsOf(place)
    const [from, to] = [cells[0], cells.at(-1)]
    return from && to ? [{ from, to }] : []
  })
  return (
    <div aria-hidden="true" className="search-grid" style={squareStyle(rows.length)}>
      <SearchLines columns={rows.length} lines={lines} rows={rows.length} />
      {rows.flatMap((row, number) =>
        row.map((letter, column) => <span key={`${number}.${column}`}>{letter}</span>),
      )}
    </div>
  )
}
