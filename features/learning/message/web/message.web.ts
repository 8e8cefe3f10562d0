import type { FeatureWeb } from '#kit/web/feature.ts'
import { messageScreens } from './routes.ts'
import { messageWords } from '../message.words.ts'

export const messageWeb: FeatureWeb = {
  words: [messageWords],
  screens: messageScreens,
}
