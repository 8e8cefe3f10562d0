import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { statisticsFigureTable } from './statisticsFigure.table.ts'
import { learningAggregateTable } from './learningAggregate.table.ts'

export const statisticsPersonalData: PersonalData = {
  fates: [
    stays(statisticsFigureTable, because.nobody, 'cohort', 'day', 'sums'),
    stays(learningAggregateTable, because.nobody, 'cohorts', 'sums'),
  ],
}
