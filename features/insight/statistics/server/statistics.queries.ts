import { viewOf } from '#kit/data/server/viewOf.ts'
import { statisticsFigureTable } from './statisticsFigure.table.ts'

export const statisticsFigureView = viewOf(statisticsFigureTable, [
  'activityId',
  'cardId',
  'cohort',
  'day',
  'sums',
])
