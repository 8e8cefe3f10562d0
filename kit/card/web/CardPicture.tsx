import type { Media } from '../card.ts'

interface Props {
  readonly media: Media
  readonly files: Readonly<Record<number, string>>
  readonly className?: string
}

/** A picture of a card; one whose address is not known leaves its place empty and its words readable. */
export function CardPicture({ media, files, className = 'card-picture' }: Props) {
  const url = files[media.fileId]
  const alt = media.decorative ? '' : media.alt
  if (url === undefined) return <span className={`${className} card-picture-missing`}>{alt}</span>
  return <img alt={alt} className={className} decoding="async" src={url} />
}
