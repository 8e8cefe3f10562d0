import { z } from 'zod'
import { money, pick, picture, rows, text } from '#kit/contract/field.ts'
import { reviewedContent } from '#kit/contract/ownership.content.ts'
import { among, linked, range, search, yesNo } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { reviewMachine } from '#features/content/audit/audit.review.ts'

/** A course that an ability recommends: typed by hand, or picked once courses exist. */
const recommendedCourse = {
  courseId: pick('course', { required: 'never' }),
  title: text(50),
  marketPrice: money(),
}

/** C2, C4: what a learner can do afterwards; a draft needs a name, whoever submits it all of them. */
export const ability = resource({
  name: 'ability',
  path: 'course/ability',
  fields: {
    name: text(50),
    summary: text(1000, { required: 'publish', multiline: true }),
    mainImage: picture('main', { required: 'publish' }),
    headImage: picture('head', { required: 'publish' }),
    recommendedCourses: rows(recommendedCourse, 1, 20, { required: 'publish' }),
  },
  extra: { reviewReason: z.string(), isApproved: z.boolean() },
  detail: {},
  filters: {
    name: search(),
    status: among(['draft', 'reviewing', 'public']),
    givenBack: yesNo(),
    creatorId: linked('user'),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'name'],
  machine: reviewMachine('ability'),
  who: { read: [...creators, 'auditor'], write: creators, options: staff },
  ownership: reviewedContent,
})
