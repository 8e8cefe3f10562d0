import './readerPage.css'
import type { ReactNode } from 'react'

interface ReaderPageProps {
  /** Names the page for who cannot see it: 'as its readers see it'. */
  readonly label: string
  readonly title: string
  readonly text: string
  /** The wide picture above; width by height as in `5 / 3`; `absent` is shown where there is none yet. */
  readonly picture: { readonly url: string; readonly ratio: string; readonly absent?: string }
  /** The small square one beside the title. */
  readonly face?: string
  /** Between title and text. */
  readonly lead?: ReactNode
  readonly topics?: readonly string[]
  readonly children?: ReactNode
}

/** A piece of base data as its readers see it: picture, name, words, topics and what belongs to it. */
export function ReaderPage(page: ReaderPageProps) {
  const { label, title, text, picture, face, lead, topics = [], children } = page
  return (
    <article className="kit-reader" aria-label={label}>
      <Picture {...picture} />
      <div className="kit-reader-head">
        {face && <img src={face} alt="" width={56} height={56} />}
        <h2>{title}</h2>
      </div>
      {lead}
      {text !== '' && <p className="kit-reader-text">{text}</p>}
      {topics.length > 0 && (
        <ul className="kit-reader-topics">
          {topics.map((topic, index) => (
            <li key={`${topic}${index}`} className="kit-tag" data-tone="brand">
              {topic}
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  )
}

function Picture({ url, ratio, absent }: ReaderPageProps['picture']) {
  const shape = { className: 'kit-reader-picture', style: { aspectRatio: ratio } }
  if (url !== '') return <img {...shape} src={url} alt="" />
  return absent === undefined ? null : <div {...shape}>{absent}</div>
}
