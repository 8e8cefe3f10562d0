import { and, asc, eq, isNull } from 'drizzle-orm'
import { provide } from '#kit/call/server/ports.ts'
import { provideSql } from '#kit/data/server/sqlPort.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { assistantsOfProduct } from '#features/content/product/product.ports.ts'
import { entrustedTo } from '#features/content/course/server/course.sqlPorts.ts'
import { authorizationPersonalData } from './authorization.personalData.ts'
import { assistantMay } from './authorization.queries.ts'
import { authorizationTable } from './authorization.table.ts'
import { courseAuthHandlers } from './authorization.handlers.ts'

export const authorizationServer = {
  handlers: { courseAuth: courseAuthHandlers },
  records: [{ resource: 'course-auth' }],
  provides: [
    provide(assistantsOfProduct, async ({ db }, { productId }) => {
      const { id, targetType, targetId, userId, privileges, deletedAt } = authorizationTable
      return db
        .select({ userId, userName: userView.nickname, privileges })
        .from(authorizationTable)
        .innerJoin(userView, eq(userView.id, userId))
        .where(and(eq(targetType, 'product'), eq(targetId, productId), isNull(deletedAt)))
        .orderBy(asc(id))
    }),
  ],
  providesSql: [
    provideSql(entrustedTo, ({ actorId, target, id, privilege }) =>
      assistantMay(actorId, target, id, privilege),
    ),
  ],
  personalData: [authorizationPersonalData],
} satisfies FeatureServer
