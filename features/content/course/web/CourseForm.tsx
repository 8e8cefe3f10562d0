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
import { BroughtNote } from './places/BroughtNote.tsx'
import { PlacesEditor } from './places/PlacesEditor.tsx'
import { useBroughtActivity } from './places/useBroughtActivity.ts'
import { withActivity } from './places/withActivity.ts'
import { StartDateField } from './StartDateField.tsx'
import { UnlockPreview } from './unlock/UnlockPreview.tsx'

const editors: Readonly<Record<string, FieldEditor>> = {
  gallery: (control) => <GalleryField {...control} />,
  learnMode: (control) => <LearnModeField {...control} />,
  startDate: (control) => <StartDateField {...control} />,
  places: (control) => <PlacesEditor disabled={control.disabled} form={control.form} />,
  unlocking: (control) => <UnlockPreview values={control.form.values} />,
}

const notesOf = (record: Recorded) => (
  <>
    <BroughtNote record={record} />
    <CourseNotes id={record.id} />
  </>
)

const form = {
  resource: { ...course, endpoints: courseEndpoints },
  home: courseHome,
  layout: courseLayout,
  editors,
  aside: (values: Values) => <CoursePreview values={values} />,
} as const

/** A new course; `?activityId=` begins with an activity in it. */
export function CourseAdd() {
  const { activityId, isLoading } = useBroughtActivity()
  if (isLoading) return <FormSkeleton />
  const begin = activityId === undefined ? undefined : withActivity(blankValues(course.fields), activityId)
  return <FormScreen {...form} begin={begin} mode="add" />
}

/** `?activityId=` opens it with an activity added that is not saved yet. */
export function CourseEdit() {
  const { activityId, isLoading } = useBroughtActivity()
  if (isLoading) return <FormSkeleton />
  const brought = activityId === undefined ? undefined : (values: Values) => withActivity(values, activityId)
  return <FormScreen {...form} brought={brought} mode="edit" note={notesOf} />
}
