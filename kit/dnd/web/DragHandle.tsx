import './dragHandle.css'

interface Props {
  readonly label: string
  readonly disabled?: boolean
  /** Of the row in a `SortableList`. */
  handleRef(element: Element | null): void
}

/** What a row is dragged by; with the focus on it, Alt and an arrow key move the row. */
export function DragHandle({ handleRef, label, disabled }: Props) {
  return (
    <button
      aria-label={label}
      className="drag-handle"
      disabled={disabled}
      ref={handleRef}
      title={label}
      type="button"
    >
      <svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 16 16" width="16">
        {[3, 8, 13].map((y) => (
          <g key={y}>
            <circle cx="5.5" cy={y} r="1.3" />
            <circle cx="10.5" cy={y} r="1.3" />
          </g>
        ))}
      </svg>
    </button>
  )
}
