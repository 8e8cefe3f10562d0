import { blankValues, type Values } from '#kit/form/values.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { course, courseEndpoints } from '../course.contract.ts'
import { courseLayout } from './courseLayout.ts'
import { CourseNotes } from './CourseNotes.tsx'
import { GalleryField } from './GalleryField.tsx'
import { LearnModeField } from './LearnModeField.tsx'
import { CoursePreview } from './page/CoursePreview.tsx'
import { courseHome } from './paths.ts'
import { BroughtNote, NotBroughtNote } from './brought/BroughtNote.tsx'
import { PlacesEditor } from './places/PlacesEditor.tsx'
import { useBrought } from './brought/useBrought.ts'
import { withActivities } from './brought/withActivity.ts'
import { StartDateField } from './StartDateField.tsx'
import { UnlockPreview } from './unlock/UnlockPreview.tsx'

const editors: Readonly<Record<string, FieldEditor>> = {
  gallery: (control) => <GalleryField {...control} />,
  learnMode: (control) => <LearnModeField {...control} />,
  startDate: (control) => <StartDateField {...control} />,
  places: (control) => <PlacesEditor disabled={control.disabled} form={control.form} />,
  unlocking: (control) => <UnlockPreview values={control.form.values} />,
}

const form = {
  resource: { ...course, endpoints: courseEndpoints },
  home: courseHome,
  layout: courseLayout,
  editors,
  aside: (values: Values) => <CoursePreview values={values} />,
} as const

/** A new course; `?activityId=11,12` begins with activities in it. */
export function CourseAdd() {
  const brought = useBrought()
  if (brought.isLoading) return <FormSkeleton />
  const { ids } = brought
  const begin = ids.length === 0 ? undefined : withActivities(blankValues(course.fields), ids)
  return <FormScreen {...form} begin={begin} beginNote={<NotBroughtNote {...brought} />} mode="add" />
}

/** `?activityId=` opens it with activities added that are not saved yet. */
export function CourseEdit() {
  const brought = useBrought()
  if (brought.isLoading) return <FormSkeleton />
  const { ids } = brought
  const notesOf = (record: Recorded) => (
    <>
      <NotBroughtNote {...brought} />
      <BroughtNote ids={ids} record={record} />
      <CourseNotes id={record.id} isForm />
    </>
  )
  const bring = ids.length === 0 ? undefined : (values: Values) => withActivities(values, ids)
  return <FormScreen {...form} brought={bring} mode="edit" note={notesOf} />
}
