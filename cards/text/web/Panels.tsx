import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { isEmptyRichText } from '#kit/richText/richText.ts'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { panelsOf, type TextPanel } from '../text.panels.ts'
import type { TextCard } from '../text.schema.ts'

interface Props {
  readonly panels: readonly TextPanel[]
}

/** A text in panels that open by themselves: below each other, or behind tabs. */
export function Panels({ card }: { readonly card: TextCard }) {
  const { lead, panels } = panelsOf(card.body)
  return (
    <>
      {!isEmptyRichText(lead) && <RichTextView value={lead} />}
      {panels.length > 0 &&
        (card.layout === 'tabs' ? <Tabs panels={panels} /> : <Accordion panels={panels} />)}
    </>
  )
}

/** Any of them may be open; the first one is at first. */
function Accordion({ panels }: Props) {
  const id = useId()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]))
  const toggle = (place: number) =>
    setOpen(new Set(open.has(place) ? [...open].filter((each) => each !== place) : [...open, place]))
  return (
    <div className="text-accordion">
      {panels
        .map(({ title, body }, place) => ({ title, body, place }))
        .map(({ title, body, place }) => (
          <section key={place}>
            <h3>
              <button
                aria-controls={`${id}-${place}`}
                aria-expanded={open.has(place)}
                id={`${id}-head-${place}`}
                onClick={() => toggle(place)}
                type="button"
              >
                {title}
                <LineIcon path="M6 9l6 6 6-6" size={18} />
              </button>
            </h3>
            <div
              aria-labelledby={`${id}-head-${place}`}
              className="text-panel"
              hidden={!open.has(place)}
              id={`${id}-${place}`}
              role="region"
            >
              <RichTextView value={body} />
            </div>
          </section>
        ))}
    </div>
  )
}

/** One of them is open; arrow keys lead from tab to tab. */
function Tabs({ panels }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(0)
  const shown = Math.min(open, panels.length - 1)
  function onKeyDown(event: KeyboardEvent): void {
    const last = panels.length - 1
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: shown === 0 ? last : shown - 1,
      ArrowRight: shown === last ? 0 : shown + 1,
      Home: 0,
      End: last,
    }
    const place = places[event.key]
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setOpen(place)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }
  const placed = panels.map((panel, place) => ({ ...panel, place }))
  return (
    <div className="text-tabs">
      <div ref={list} role="tablist">
        {placed.map(({ title, place }) => (
          <button
            aria-controls={`${id}-${place}`}
            aria-selected={place === shown}
            id={`${id}-tab-${place}`}
            key={place}
            onClick={() => setOpen(place)}
            onKeyDown={onKeyDown}
            role="tab"
            tabIndex={place === shown ? 0 : -1}
            type="button"
          >
            {title}
          </button>
        ))}
      </div>
      {placed.map(({ title, body, place }) => (
        <div
          aria-labelledby={`${id}-tab-${place}`}
          className="text-panel"
          hidden={place !== shown}
          id={`${id}-${place}`}
          key={place}
          role="tabpanel"
          tabIndex={0}
        >
          <p className="text-panel-title">{title}</p>
          <RichTextView value={body} />
        </div>
      ))}
    </div>
  )
}
