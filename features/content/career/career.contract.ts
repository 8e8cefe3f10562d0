import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, pickMany, picture, text } from '#kit/contract/field.ts'
import { reviewedContent } from '#kit/contract/ownership.content.ts'
import { among, linked, range, search, yesNo } from '#kit/contract/page.ts'
import { option, resource } from '#kit/contract/resource.ts'
import { administrators, creators, staff } from '#kit/contract/role.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import { reviewMachine } from '#features/content/audit/audit.review.ts'

/** C1, C4: what a learner becomes; made of abilities, public after a review. A draft needs a name and no more. */
export const career = resource({
  name: 'career',
  path: 'course/career',
  fields: {
    name: text(100),
    summary: text(1000, { required: 'publish', multiline: true }),
    cover: picture('cover', { required: 'never' }),
    abilityIds: pickMany('ability', 50),
    tagIds: pickMany('tag', 20),
  },
  extra: {
    order: z.number().int(),
    abilityCount: z.number().int(),
    tags: z.array(option),
    reviewReason: z.string(),
    isApproved: z.boolean(),
  },
  detail: { abilities: z.array(option) },
  filters: {
    name: search(),
    status: among(['draft', 'reviewing', 'public']),
    givenBack: yesNo(),
    abilityId: linked('ability'),
    tagId: linked('tag'),
    creatorId: linked('user'),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['order', 'updatedAt', 'createdAt', 'name'],
  machine: reviewMachine('career'),
  who: { read: [...creators, 'auditor'], write: creators, options: staff },
  ownership: reviewedContent,
})

/** These careers change places among themselves, first to last; all others stay. Order raises no revision. */
export const sortCareers = endpoint({
  words: 'career',
  method: 'PUT',
  path: '/course/career/sort',
  about: { ownership: sharedBy(administrators), need: 'edit' },
  who: administrators,
  body: z.strictObject({ ids: z.array(id).min(1).max(5000) }),
  data: z.literal(true),
})

export const careerEndpoints = { ...career.endpoints, sort: sortCareers } as const
