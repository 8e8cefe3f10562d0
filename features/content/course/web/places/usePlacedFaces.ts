import { useMemo } from 'react'
import { seenOptions } from '#kit/pick/web/picked.ts'
import { useRead } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { courseEndpoints } from '../../course.contract.ts'

export interface ActivityFace {
  readonly title: string
  readonly cover: string
  /** Not known of what was picked a moment ago: only public ones can be. */
  readonly status: string
  readonly hasNewerVersion: boolean
  /** undefined: not known yet. */
  readonly freeSample?: string
}

/** How the activities of the course with this id look: as the record tells it, or as they were picked. */
export function usePlacedFaces(id: number | undefined): (activityId: number) => ActivityFace {
  const t = useWords(kitWords)
  const { data } = useRead(courseEndpoints.get, { query: { id: id ?? 0 } }, { enabled: id !== undefined })
  const placed = useMemo(() => new Map(data?.placed.map((one) => [one.activityId, one])), [data])
  return (activityId) => {
    const placedFace = placed.get(activityId)
    if (placedFace) return placedFace
    const picked = seenOptions('activity').find((option) => option.id === activityId)
    return {
      title: picked?.label ?? t('picker.unknown', { id: activityId }),
      cover: picked?.picture ?? '',
      status: 'public',
      hasNewerVersion: false,
    }
  }
}
