import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { exchangeCodeWords } from '../exchange-code.words.ts'
import { exchangeCodeScreens } from './routes.ts'

export const exchangeCodeWeb: FeatureWeb = {
  words: [exchangeCodeWords],
  screens: exchangeCodeScreens,
  records: { 'exchange-code': { list: '/exchange/list/index?code=' } },
}
