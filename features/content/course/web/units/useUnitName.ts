import { useCallback } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import type { CourseUnits } from './units.ts'

/** What a section is called, by its number from 1: its title, else 'Section 3'. */
export function useSectionName({ sections }: Pick<CourseUnits, 'sections'>) {
  const t = useWords(designWords)
  return useCallback(
    (unit: number): string => sections[unit - 1]?.title.trim() || t('unit.section', { unit }),
    [t, sections],
  )
}

/** What a unit is called: 'Day 3', or the title of its section. */
export function useUnitName({ isByDay, sections }: Pick<CourseUnits, 'isByDay' | 'sections'>) {
  const t = useWords(designWords)
  const sectionName = useSectionName({ sections })
  return useCallback(
    (unit: number): string => (isByDay ? t('unit.day', { unit }) : sectionName(unit)),
    [t, isByDay, sectionName],
  )
}

/** The days of a section: 'Day 3', or 'Days 3 to 5'. */
export function useDaysName() {
  const t = useWords(designWords)
  return ({ from, to }: { readonly from: number; readonly to: number }): string =>
    from === to ? t('unit.day', { unit: from }) : t('sections.days', { from, to })
}
