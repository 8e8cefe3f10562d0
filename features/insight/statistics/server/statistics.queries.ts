import { viewOf } from '#kit/server/viewOf.ts'
import { statisticsFigureTable } from './statisticsFigure.table.ts'

export const statisticsFigureView = viewOf(statisticsFigureTable, [
  'activityId',
  'cardId',
  'cohort',
  'day',
  'sums',
])
