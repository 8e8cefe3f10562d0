import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { statisticsFigureTable } from './statisticsFigure.table.ts'
import { statisticsSheetTable } from './statisticsSheet.table.ts'

export const statisticsPersonalData: PersonalData = {
  fates: [
    stays(statisticsFigureTable, because.nobody, 'cohort', 'day', 'sums'),
    stays(statisticsSheetTable, because.nobody, 'cohorts', 'sums'),
  ],
}
