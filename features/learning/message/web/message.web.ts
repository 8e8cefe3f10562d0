import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { messageWords } from '../message.words.ts'
import { messageScreens } from './routes.ts'

export const messageWeb: FeatureWeb = {
  words: [messageWords],
  screens: messageScreens,
}
