import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import type { ActivityFace } from './usePlacedFaces.ts'

/** Cover and title of an activity, and what learners will not find as it is meant. */
export function PlaceFace({ face }: { readonly face: ActivityFace }) {
  const t = useWords(designWords)
  const words = useResourceWords('activity')
  return (
    <>
      {face.cover ? (
        <img alt="" className="course-place-cover" height={28} loading="lazy" src={face.cover} width={46} />
      ) : (
        <span aria-hidden="true" className="course-place-cover" />
      )}
      <span className="course-place-title" title={face.title}>
        {face.title}
      </span>
      {face.status !== 'public' && (
        <span className="kit-tag" data-tone="wait">
          {words.state(face.status)}
        </span>
      )}
      {face.freeSample === 'yes' && (
        <span className="kit-tag" data-tone="ok">
          {words.value('freeSample', face.freeSample)}
        </span>
      )}
      {face.hasNewerVersion && (
        <span className="kit-tag" data-tone="brand">
          {t('places.newer')}
        </span>
      )}
    </>
  )
}
