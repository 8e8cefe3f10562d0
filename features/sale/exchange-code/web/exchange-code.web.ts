import type { FeatureWeb } from '#kit/web/feature.ts'
import { exchangeCodeScreens } from './routes.ts'
import { exchangeCodeWords } from '../exchange-code.words.ts'

export const exchangeCodeWeb: FeatureWeb = {
  words: [exchangeCodeWords],
  screens: exchangeCodeScreens,
  records: { 'exchange-code': {} },
}
