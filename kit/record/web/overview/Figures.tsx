import type { ReactNode } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Go } from '#kit/view/web/Go.tsx'
import type { OverviewFigure } from '../../overview.ts'
import type { ShownOverview } from './useOverview.ts'
import type { HeadFigure } from './viewHead.ts'

interface FiguresProps {
  readonly resource: string
  readonly record: Recorded
  /** Those of the record itself. */
  readonly own: readonly HeadFigure[]
  readonly overview: ShownOverview | undefined
}

/** The numbers that matter of a record, each leading to what it counts. */
export function Figures({ resource, record, own, overview }: FiguresProps) {
  const format = useFormat()
  const words = useResourceWords(resource)
  const phrases = useResourceWords(overview?.words ?? resource)
  const known = own.filter(({ name }) => typeof record[name] === 'number')
  const counted = overview?.data?.figures ?? []
  if (known.length + counted.length === 0) return null
  return (
    <ul className="kit-figures">
      {known.map(({ name, unit }) => (
        <Figure
          key={name}
          label={phrases.maybe(`figures.${name}`) ?? words.label(name)}
          text={unit === 'money' ? format.money(Number(record[name])) : format.number(Number(record[name]))}
        />
      ))}
      {overview &&
        counted.map((figure) => <Counted figure={figure} key={figure.key} words={overview.words} />)}
    </ul>
  )
}

interface CountedProps {
  readonly figure: OverviewFigure
  readonly words: string
}

function Counted({ figure: { key, value, unit, of, isCapped, href }, words }: CountedProps) {
  const format = useFormat()
  const phrases = useResourceWords(words)
  const number = (count: number) => `${format.number(count)}${isCapped ? '+' : ''}`
  const text =
    unit === 'share'
      ? format.percent(value)
      : of === null
        ? number(value)
        : phrases.maybe('part', { value: format.number(value), whole: number(of) })
  return <Figure href={href} label={phrases.maybe(`figures.${key}`) ?? key} text={text} />
}

interface FigureProps {
  readonly label: string
  readonly text: string | undefined
  readonly href?: string
}

function Figure({ label, text, href = '' }: FigureProps) {
  const content: ReactNode = (
    <>
      <b>{text}</b> <span>{label}</span>
    </>
  )
  return (
    <li>
      {href === '' ? (
        <div className="kit-figure">{content}</div>
      ) : (
        <Go className="kit-figure" href={href}>
          {content}
        </Go>
      )}
    </li>
  )
}
