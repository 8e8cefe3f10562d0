import { layoutOf, type FormLayout } from '#kit/record/web/layout.ts'
import { activity } from '#features/content/activity/activity.contract.ts'

/** How the activity's own fields are laid out, in the editor's settings and where they are read. */
export const activityLayout = layoutOf(activity, [
  {
    key: 'basics',
    fields: ['title', 'description', 'cover', 'language', 'careerId', 'courseId', 'tagIds'],
  },
  { key: 'competencies', fields: ['competencyPoints'] },
  { key: 'people', fields: ['hostTeacherIds', 'partnerAgentId', 'tutorAgentId'] },
  { key: 'publishing', fields: ['designMethod', 'distribution', 'versionLabel'] },
])

/** As it is read, where the title stands above already. */
export const readLayout: FormLayout = {
  sections: activityLayout.sections.map(({ key, fields }) => ({
    key,
    fields: fields.filter((name) => name !== 'title'),
  })),
}
