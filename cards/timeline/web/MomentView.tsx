import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import type { Moment } from '../timeline.schema.ts'

interface Props {
  readonly moment: Moment
  readonly files: Readonly<Record<number, string>>
}

/** What there is to see and read of a moment. */
export function MomentView({ moment: { date, title, body, picture }, files }: Props) {
  return (
    <>
      {date && <p className="timeline-date">{date}</p>}
      {title && <h3 className="timeline-title">{title}</h3>}
      {picture && (
        <figure className="timeline-figure">
          <CardPicture files={files} media={picture} />
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
      {body && <p className="timeline-body">{body}</p>}
    </>
  )
}
