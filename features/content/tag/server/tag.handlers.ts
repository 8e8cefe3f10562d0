import { eq } from 'drizzle-orm'
import { openAccess } from '#kit/server/access.ts'
import type { CrudSpec } from '#kit/server/crud.ts'
import { crudHandlers } from '#kit/server/crud.handlers.ts'
import { usesThrough } from '#kit/server/crud.uses.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { activityTagTable } from '#features/content/activity/server/activityTag.table.ts'
import { careerTable } from '#features/content/career/server/career.table.ts'
import { careerTagTable } from '#features/content/career/server/careerTag.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { courseTagTable } from '#features/content/course/server/courseTag.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { productTagTable } from '#features/content/product/server/productTag.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import { tag } from '../tag.contract.ts'
import { tagTable } from './tag.table.ts'

export const tagSpec = {
  resource: tag,
  table: tagTable,
  people: userTable,
  access: openAccess,
  label: tagTable.name,
  picture: tagTable.headImage,
  pickable: () => eq(tagTable.status, 'reviewed'),
  deletableIn: ['pending', 'reviewed'],
  uses: usesThrough(
    { resource: 'career', link: careerTagTable, owner: careerTable, label: careerTable.name },
    { resource: 'activity', link: activityTagTable, owner: activityTable, label: activityTable.title },
    { resource: 'course', link: courseTagTable, owner: courseTable, label: courseTable.title },
    { resource: 'product', link: productTagTable, owner: productTable, label: productTable.title },
    {
      resource: 'user-page',
      owner: userPageTable,
      label: userPageTable.nickname,
      names: (id) => eq(userPageTable.tagId, id),
    },
  ),
} satisfies CrudSpec & { readonly resource: typeof tag }

export const tagHandlers = crudHandlers(tagSpec)
