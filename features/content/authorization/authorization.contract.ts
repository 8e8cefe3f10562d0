import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { faults } from '#kit/contract/fault.ts'
import { id, pick, shapeOf } from '#kit/contract/field.ts'
import { among, linked, pageBody, pageData } from '#kit/contract/page.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { administrators, creators, staff } from '#kit/contract/role.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { entrustedContent } from '#kit/contract/ownership.content.ts'
import { authTargets, privileges } from '#features/content/course/course.privileges.ts'

const privilegeList = z
  .array(z.enum(privileges))
  .min(1)
  .max(privileges.length)
  .refine((list) => new Set(list).size === list.length, { params: { problem: 'repeated' } })

/** Its phrase stands among the course's. */
export const authorizationFaults = faults('course', { assistsAlready: 1501 })

export const courseAuthFields = { userId: pick('staff') }

export const courseAuthFilters = {
  targetType: among(authTargets),
  userId: linked('staff'),
  privilege: among(privileges),
}

/** Who manages a course or product says who helps; assistants see what they were given. */
const authOwnership: Ownership = {
  rows: [
    { who: administrators, reads: ['every'], edits: ['every'] },
    { who: ['lx_designer'], reads: ['own'], edits: ['own'] },
    { who: staff, reads: ['entrusted'], edits: [] },
  ],
}

/** E6: what an assistant may do with one course or product. */
export const courseAuthRow = z.object({
  id,
  targetType: z.enum(authTargets),
  targetId: id,
  targetTitle: z.string(),
  targetStatus: z.string(),
  userId: id,
  userName: z.string(),
  userAvatar: z.string(),
  privileges: z.array(z.enum(privileges)),
  creatorId: id.nullable(),
  creatorName: z.string(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  revision,
  /** Administrators and the creator of the course or product; an assistant only reads. */
  mayEdit: z.boolean(),
})
export type CourseAuthRow = z.output<typeof courseAuthRow>

const words = 'course'
const at = (verb: string) => `/course/lession-auth/${verb}`

export const courseAuthEndpoints = {
  /** The newest first. */
  page: endpoint({
    words,
    method: 'POST',
    path: at('page'),
    who: staff,
    effect: 'read',
    body: pageBody(courseAuthFilters, ['updatedAt']).omit({ sort: true }).extend({ targetId: id.optional() }),
    data: pageData(courseAuthRow),
  }),
  get: endpoint({
    words,
    method: 'GET',
    path: at('get'),
    about: { ownership: authOwnership, need: 'read' },
    who: staff,
    query: idQuery,
    data: courseAuthRow,
  }),
  create: endpoint({
    words,
    method: 'POST',
    path: at('create'),
    about: { ownership: entrustedContent, need: 'manage' },
    who: creators,
    effect: 'create',
    fields: courseAuthFields,
    body: z.strictObject({
      targetType: z.enum(authTargets),
      targetId: id,
      ...shapeOf(courseAuthFields),
      privileges: privilegeList,
    }),
    data: id,
  }),
  /** To whom and for what it was given stays. */
  update: endpoint({
    words,
    method: 'PUT',
    path: at('update'),
    about: { ownership: authOwnership, need: 'manage' },
    who: creators,
    body: z.strictObject({ id, privileges: privilegeList, revision }),
    data: revision,
  }),
  delete: endpoint({
    words,
    method: 'DELETE',
    path: at('delete'),
    about: { ownership: authOwnership, need: 'manage' },
    who: creators,
    query: idQuery,
    data: z.literal(true),
  }),
} as const
