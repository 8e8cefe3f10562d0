import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { shareWords } from '../share.words.ts'
import { fillableCall } from './share.calls.ts'

export const shareWeb: FeatureWeb = {
  words: [shareWords],
  shares: { activity: 'public', course: 'public', product: 'public' },
  pickers: {
    'fillable-course': { options: fillableCall },
  },
}
