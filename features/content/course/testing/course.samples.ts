import { crud, idBody, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeAuthorization } from '#features/content/authorization/server/makeAuthorization.ts'
import { course } from '../course.contract.ts'
import type { courseFeature } from '../course.feature.ts'
import { courseContent } from '../server/makeCourseContent.ts'
import { makeShownCourse } from '../server/makeShownCourse.ts'

export const forms = {
  course: { resource: course, content: courseContent },
} satisfies FormSamples

export const samples = {
  course: {
    make: async (scene) => {
      const made = await makeShownCourse(scene)
      if (scene.relation === 'entrusted') await makeAuthorization(scene, 'course', made.id)
      return made
    },
    calls: { ...crud(course, forms.course.content), copy: idBody },
  },
} satisfies SamplesOf<typeof courseFeature.contracts>
