import { crud, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeUnit } from '../server/makeUnit.ts'
import { unit } from '../unit.contract.ts'
import type { unitFeature } from '../unit.feature.ts'
import { measures } from '../unit.measures.ts'

const names = { nameZh: '件', nameEn: 'Piece', nameEs: 'Pieza', nameJa: '個' }

let units = 0
/** Of a measure there is one active unit. */
const unitContent = () => ({
  ...{ nameZh: '字', nameEn: 'Token', nameEs: 'Ficha', nameJa: 'トークン' },
  ...{ kind: 'usage', measure: measures[units++ % measures.length], price: 0.01 },
})

export const forms = {
  unit: { resource: unit, demanded: ['measure', 'price'], content: async () => unitContent() },
} satisfies FormSamples

export const samples = {
  unit: {
    make: async (scene) => {
      const { id, status } = await makeUnit(scene.services, {})
      return { id, status }
    },
    calls: crud(unit, async () => ({ ...names, kind: 'material', measure: null, price: null })),
  },
} satisfies SamplesOf<typeof unitFeature.contracts>
