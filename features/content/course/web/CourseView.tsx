import type { Recorded } from '#kit/resource/web/formed.ts'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { course, courseEndpoints } from '../course.contract.ts'
import { CourseActions } from './CourseActions.tsx'
import { courseLayout } from './courseLayout.ts'
import { CourseNotes } from './CourseNotes.tsx'
import { CoursePreview } from './page/CoursePreview.tsx'
import { courseHome } from './paths.ts'
import { PlacesList } from './places/PlacesList.tsx'
import { UnlockPreview } from './unlock/UnlockPreview.tsx'

const renderers = {
  places: (record: Recorded) => <PlacesList values={record} />,
  unlocking: (record: Recorded) => <UnlockPreview values={record} />,
}

const actionsOf = (record: Recorded) => <CourseActions record={record} />
const pageOf = (record: Recorded) => <CoursePreview values={record} />
const notesOf = ({ id }: Recorded) => <CourseNotes id={id} />

/** E1: a course to be read, beside its page as learners see it. */
export function CourseView() {
  return (
    <ViewScreen
      actions={actionsOf}
      aside={pageOf}
      home={courseHome}
      layout={courseLayout}
      note={notesOf}
      renderers={renderers}
      resource={{ ...course, endpoints: courseEndpoints }}
    />
  )
}
