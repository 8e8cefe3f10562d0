import './strokePicture.css'

interface Props {
  /** Outlines of strokes that are there already. */
  readonly strokes: readonly string[]
  /** One that stands out. */
  readonly next?: string | undefined
}

/** Strokes of a character in its square; whoever shows it says what it is. */
export const StrokePicture = ({ strokes, next }: Props) => (
  <svg aria-hidden="true" className="write-strokes" viewBox="0 0 1024 1024">
    <path className="write-cross" d="M512 24V1000M24 512H1000" />
    <g transform="translate(0 900) scale(1 -1)">
      {strokes.map((outline) => (
        <path d={outline} key={outline} />
      ))}
      {next && <path className="is-next" d={next} />}
    </g>
  </svg>
)
