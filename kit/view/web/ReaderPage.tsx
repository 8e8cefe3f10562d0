import './readerPage.css'
import type { ReactNode } from 'react'

interface ReaderPageProps {
  /** Names the page for who cannot see it: 'as its readers see it'. */
  readonly label: string
  readonly title: string
  readonly text: string
  /** The wide picture above; width by height as in `5 / 3`; `absent` is shown where there is none yet. */
  readonly picture: { readonly url: string; readonly ratio: '16 / 9' | '5 / 3'; readonly absent?: string }
  /** The small square one beside the title. */
  readonly face?: string
  /** Between title and text. */
  readonly lead?: ReactNode
  /** Whether it is a screen by itself, whose title is the first heading. */
  readonly isScreen?: boolean
  readonly topics?: readonly string[]
  readonly children?: ReactNode
}

/** A piece of base data as its readers see it: picture, name, words, topics and what belongs to it. */
export function ReaderPage(page: ReaderPageProps) {
  const { label, title, text, picture, face, lead, isScreen = false, topics = [], children } = page
  const Title = isScreen ? 'h1' : 'h2'
  return (
    <article className="kit-panel kit-reader" aria-label={label}>
      <Picture {...picture} />
      <div className="kit-reader-head">
        {face && <img src={face} alt="" width={56} height={56} />}
        <Title>{title}</Title>
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
  // A style in the page's text would be refused by its policy where the server renders it.
  const shape = { className: 'kit-reader-picture', 'data-ratio': ratio }
  if (url !== '') return <img {...shape} src={url} alt="" />
  return absent === undefined ? null : <div {...shape}>{absent}</div>
}
