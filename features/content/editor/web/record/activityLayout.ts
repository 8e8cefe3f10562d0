import { layoutOf } from '#kit/record/web/layout.ts'
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
