import { contentAccess } from '#kit/resource/server/access.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { entrustedTo } from '#features/content/course/server/course.sqlPorts.ts'
import { productTable } from './product.table.ts'

/** Content's rule; an auditor reads what is under review or was decided by them, an assistant what was entrusted to them. */
export const productAccess = contentAccess(productTable, {
  open: ['public'],
  underReview: ['reviewing'],
  decidedBy: decidedBy('product'),
  assisted: {
    reads: (actorId, id) => entrustedTo.of({ actorId, target: 'product', id }),
    edits: (actorId, id) => entrustedTo.of({ actorId, target: 'product', id, privilege: 'editContent' }),
  },
})
