import { on } from '#kit/call/server/events.ts'
import { provide } from '#kit/call/server/ports.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { learnersOfCourse } from '#features/content/course/course.ports.ts'
import { codeRedeemed } from '#features/sale/exchange-code/server/exchange-code.events.ts'
import { orderPaid, orderRefunded } from '#features/sale/order/server/order.events.ts'
import { endEnrolments, enrolByCode, enrolByOrder } from './enrol.ts'
import { countLearners } from './countLearners.ts'
import { enrolmentPersonalData } from './enrolment.personalData.ts'

export const enrolmentServer = {
  provides: [provide(learnersOfCourse, countLearners)],
  subscriptions: [
    on(codeRedeemed, enrolByCode),
    on(orderPaid, enrolByOrder),
    on(orderRefunded, endEnrolments),
  ],
  personalData: [enrolmentPersonalData],
} satisfies FeatureServer
