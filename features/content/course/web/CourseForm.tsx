import type { Values } from '#kit/form/values.ts'
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
import { PlacesEditor } from './places/PlacesEditor.tsx'
import { CourseLink } from './share/CourseLink.tsx'
import { StartDateField } from './StartDateField.tsx'
import { UnlockPreview } from './unlock/UnlockPreview.tsx'

const editors: Readonly<Record<string, FieldEditor>> = {
  gallery: (control) => <GalleryField {...control} />,
  learnMode: (control) => <LearnModeField {...control} />,
  startDate: (control) => <StartDateField {...control} />,
  places: (control) => <PlacesEditor disabled={control.disabled} form={control.form} />,
  unlocking: (control) => <UnlockPreview values={control.form.values} />,
  link: () => <CourseLink />,
}

const notesOf = ({ id }: Recorded) => <CourseNotes id={id} />

const form = {
  resource: { ...course, endpoints: courseEndpoints },
  home: courseHome,
  layout: courseLayout,
  editors,
  aside: (values: Values) => <CoursePreview values={values} />,
} as const

export const CourseAdd = () => <FormScreen {...form} mode="add" />
export const CourseEdit = () => <FormScreen {...form} mode="edit" note={notesOf} />
