import { isBlank } from '#kit/contract/field.ts'
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

const head = {
  picture: 'cover',
  text: 'overview',
  people: ['instructorIds'],
  figures: [
    { name: 'activityCount', unit: 'count' },
    { name: 'salePrice', unit: 'money' },
  ],
} as const

const hasPlaces = (record: Recorded) => !isBlank(record['places'])

const renderers = {
  places: (record: Recorded) => (hasPlaces(record) ? <PlacesList values={record} /> : null),
  unlocking: (record: Recorded) => (hasPlaces(record) ? <UnlockPreview values={record} /> : null),
}

const actionsOf = (record: Recorded) => <CourseActions record={record} />
const pageOf = (record: Recorded) => <CoursePreview values={record} />
const notesOf = ({ id }: Recorded) => <CourseNotes id={id} />

/** E1: a course at a glance and in full; its page as learners see it is behind a button. */
export function CourseView() {
  return (
    <ViewScreen
      actions={actionsOf}
      aside={pageOf}
      head={head}
      home={courseHome}
      layout={courseLayout}
      note={notesOf}
      renderers={renderers}
      resource={{ ...course, endpoints: courseEndpoints }}
    />
  )
}
