import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { course } from '../course.contract.ts'
import { spreadOverDays } from '../course.sections.ts'
import { sectionsIn } from './units/units.ts'

/**
 * By content, days are not asked. By day, what was saved of them comes back, and sections that were written begin on a day each:
 * as many days as sections, so what stood in a section still stands in it.
 */
export function LearnModeField(props: Parameters<FieldEditor>[0]) {
  const { form } = props
  const choose = (learnMode: unknown) =>
    form.setValues((now) => {
      if (learnMode === 'content') return { ...now, learnMode, days: null }
      const sections = spreadOverDays(sectionsIn(now))
      const days = now['days'] ?? form.base['days'] ?? (sections.at(-1)?.firstDay || null)
      return { ...now, learnMode, days, sections }
    })
  return <OwnField {...props} resource={course.name} name="learnMode" onChange={choose} />
}
