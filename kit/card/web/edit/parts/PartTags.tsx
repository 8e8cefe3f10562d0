import './partRow.css'
import { Select } from '#kit/select/web/Select.tsx'

interface Props {
  /** Says which part it belongs to; not seen. */
  readonly label: string
  readonly placeholder: string
  readonly value: readonly string[]
  readonly disabled: boolean
  readonly lang?: string
  /** The most texts. */
  readonly most: number
  /** The most characters of one; what is over is cut off. */
  readonly max: number
  onChange(texts: string[]): void
}

/** Several short texts in a `PartRow`, such as other right answers: each ends with Enter. */
export const PartTags = ({ label, most, max, value, lang, onChange, ...own }: Props) => (
  <span className="part-tags" lang={lang}>
    <Select
      {...own}
      aria-label={label}
      maxCount={most}
      mode="tags"
      onChange={(texts: string[]) => onChange(texts.map((text) => [...text.trim()].slice(0, max).join('')))}
      open={false}
      suffixIcon={null}
      value={[...value]}
    />
  </span>
)
