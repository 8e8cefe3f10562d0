import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import type { ShownCourse, ShownPicture } from './shownCourse.ts'

/** Cover, pictures and films, to be leafed through with a finger; a film plays when somebody says so. */
export function Gallery({ pictures }: Pick<ShownCourse, 'pictures'>) {
  const words = useResourceWords('course')
  if (pictures.length === 0) return <div aria-hidden="true" className="course-page-blank" />
  return (
    <div aria-label={words.label('gallery')} className="course-page-pictures" role="group" tabIndex={0}>
      {pictures.map((picture, index) => (
        // The same picture may be there twice.
        <figure data-film={picture.film !== '' || undefined} key={index}>
          <Shown
            isFirst={index === 0}
            label={picture.caption || words.label('gallery.videoId')}
            picture={picture}
          />
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}

interface ShownProps {
  readonly picture: ShownPicture
  readonly label: string
  /** In sight at once. */
  readonly isFirst: boolean
}

function Shown({ picture, label, isFirst }: ShownProps) {
  const { url, caption, film } = picture
  if (film === '')
    return <img alt={caption} src={url} {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
  return (
    <video aria-label={label} controls playsInline poster={url || undefined} preload="none" src={film}>
      <track kind="captions" />
    </video>
  )
}
