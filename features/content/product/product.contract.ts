import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { soldContent } from '#kit/contract/ownership.content.ts'
import { among, amounts, linked, range, search } from '#kit/contract/page.ts'
import { copyEndpoint } from '#kit/contract/copyEndpoint.ts'
import { option, resource } from '#kit/contract/resource.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { freeSamples } from '#features/content/activity/activity.fields.ts'
import { deliveries, productFields, productKinds } from './product.fields.ts'
import { productMachine } from './product.machine.ts'

/** A course or an activity that a product sells; one that was taken offline stays in it and is marked. */
const soldItem = option.extend({ isPublic: z.boolean() })

/** The same with whether everybody may begin it, and whether the asker may say so. */
const soldActivity = soldItem.extend({ freeSample: z.enum(freeSamples), mayDecide: z.boolean() })

/** An assistant, and what they may do with this product. */
const authorization = z.object({ userId: id, userName: z.string(), privileges: z.array(z.string()) })

/** F1, F2: what is sold, and at what price; public after a review. */
export const product = resource({
  name: 'product',
  path: 'course/product',
  fields: productFields,
  extra: {
    itemCount: z.number().int(),
    careers: z.array(option),
    tags: z.array(option),
    /** Learners who redeemed a code of it through a QR picture. */
    qrUsers: z.number().int(),
    reviewReason: z.string(),
    isApproved: z.boolean(),
  },
  detail: {
    courses: z.array(soldItem),
    activities: z.array(soldActivity),
    abilities: z.array(option),
    authorizations: z.array(authorization),
  },
  filters: {
    title: search(),
    status: among(['draft', 'inner', 'reviewing', 'public', 'finished', 'rejected']),
    kind: among(productKinds),
    delivery: among(deliveries),
    careerId: linked('career'),
    abilityId: linked('ability'),
    tagId: linked('tag'),
    courseId: linked('course'),
    activityId: linked('activity'),
    creatorId: linked('user'),
    salePrice: amounts(),
    startsAt: range(),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'title'],
  machine: productMachine,
  who: { read: staff, write: creators, options: staff },
  ownership: soldContent,
})

/** A draft of one's own with the same fields; what may not be chosen any more is left behind (F1). */
export const copyProduct = copyEndpoint(product)

export const productEndpoints = {
  ...product.endpoints,
  /** All staff: an authorisation may let any of them edit what they did not make (E6). */
  update: { ...product.endpoints.update, who: staff },
  copy: copyProduct,
} as const
