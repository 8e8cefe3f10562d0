import type { Values } from '#kit/form/values.ts'
import { seenOptions } from '#kit/pick/web/picked.ts'
import { useRead } from '#kit/http/web/query.ts'
import { courseEndpoints } from '../../course.contract.ts'
import { usePlacedFaces } from '../places/usePlacedFaces.ts'
import { unitsOf } from '../units/units.ts'
import { useUnitName } from '../units/useUnitName.ts'
import { shownCourse, type ShownCourse } from './shownCourse.ts'

/** The page of the course with this id from what its form holds, with names of what was picked a moment ago. */
export function useShownCourse(values: Values, id: number | undefined): ShownCourse {
  const { data } = useRead(courseEndpoints.get, { query: { id: id ?? 0 } }, { enabled: id !== undefined })
  const faceOf = usePlacedFaces(id)
  const unitName = useUnitName(unitsOf(values))
  const cards = new Map(data?.instructorCards.map((card) => [card.id, card]))
  const people = new Map(seenOptions('user').map((option) => [option.id, option]))
  const named = [...seenOptions('ability'), ...(data?.abilityNames ?? [])]
  const abilities = new Map(named.map((option) => [option.id, option.label]))
  const videos = [...seenOptions('file'), ...(data?.galleryVideos ?? [])]
  const films = new Map(videos.map((option) => [option.id, option.picture]))
  return shownCourse(values, {
    unitName,
    activity: (activityId) => {
      const { title, cover, freeSample } = faceOf(activityId)
      return { title, cover, isFree: freeSample === 'yes' }
    },
    ability: (abilityId) => abilities.get(abilityId),
    film: (fileId) => films.get(fileId),
    person: (userId) => {
      const [card, option] = [cards.get(userId), people.get(userId)]
      const name = card?.nickname ?? option?.label ?? ''
      const avatar = card?.avatar ?? option?.picture ?? ''
      return name === '' ? undefined : { name, avatar, about: card?.description ?? '' }
    },
  })
}
