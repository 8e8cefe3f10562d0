import { askWhatHolds } from '#features/content/activity/server/askWhatHolds.ts'
import { activityPublished } from '#features/content/activity/server/activity.events.ts'
import { assignmentAnswered } from '#features/learning/assignment/server/assignment.events.ts'
import { openAssignment, submitAssignment } from '#features/learning/assignment/server/followCard.ts'
import { keepDecision } from '#features/content/audit/server/keepDecision.ts'
import { activitiesPlaced, courseSaved } from '#features/content/course/server/course.events.ts'
import { publishFiles } from '#features/media/file/server/showFiles.ts'
import { codeRedeemed } from '#features/sale/exchange-code/server/exchange-code.events.ts'
import { endEnrolments, enrolByCode, enrolByOrder } from '#features/learning/learning/server/enrol.ts'
import { cardAnswered, cardMet, learnerReplied } from '#features/learning/learning/server/learning.events.ts'
import { renewByWindow, renewLater } from '#features/learning/learning/server/renewStudies.ts'
import { keepGrade } from '#features/learning/learning/server/keepGrade.ts'
import { sayReply } from '#features/learning/message/server/sayReply.ts'
import { tellAnswered } from '#features/learning/message/server/tellAnswered.ts'
import { tellDecision } from '#features/learning/message/server/tellDecision.ts'
import { orderByCode } from '#features/sale/order/server/enterOrder.ts'
import { orderPaid, orderRefunded } from '#features/sale/order/server/order.events.ts'
import { activitiesSold, windowChanged } from '#features/content/product/server/product.events.ts'
import { Events, recordMoved } from '#kit/server/events.ts'

/** What follows from what, across features, in the same transaction. */
export const connectEvents = (): Events =>
  new Events()
    .on(activitiesPlaced, askWhatHolds)
    .on(activitiesSold, askWhatHolds)
    .on(activityPublished, ({ db }, { fileIds }) => publishFiles(db, fileIds))
    .on(assignmentAnswered, keepGrade)
    .on(assignmentAnswered, tellAnswered)
    .on(cardAnswered, submitAssignment)
    .on(cardMet, openAssignment)
    .on(codeRedeemed, enrolByCode)
    .on(codeRedeemed, orderByCode)
    .on(courseSaved, renewLater)
    .on(learnerReplied, async (call, reply) => void (await sayReply(call, { ...reply, fileIds: [] })))
    .on(orderPaid, enrolByOrder)
    .on(orderRefunded, endEnrolments)
    .on(recordMoved, keepDecision)
    .on(recordMoved, tellDecision)
    .on(windowChanged, renewByWindow)
