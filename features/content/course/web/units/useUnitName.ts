import { useCallback } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import type { CourseUnits } from './units.ts'

/** What a unit is called: 'Day 3', or the title of its section. */
export function useUnitName({ isByDay, sections }: Pick<CourseUnits, 'isByDay' | 'sections'>) {
  const t = useWords(designWords)
  return useCallback(
    (unit: number): string => {
      if (isByDay) return t('unit.day', { unit })
      return sections[unit - 1]?.title.trim() || t('unit.section', { unit })
    },
    [t, isByDay, sections],
  )
}
