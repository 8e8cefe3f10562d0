import { crud } from '#kit/testing/server/sample.ts'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import { makeUnit } from '../server/makeUnit.ts'
import { unit } from '../unit.contract.ts'
import type { unitFeature } from '../unit.feature.ts'

const names = { nameZh: '件', nameEn: 'Piece', nameEs: 'Pieza', nameJa: '個' }

export const samples = {
  unit: {
    make: async (scene) => {
      const { id, status } = await makeUnit(scene.services, {})
      return { id, status }
    },
    calls: crud(unit, async () => ({ ...names, kind: 'material', measure: null, price: null })),
  },
} satisfies SamplesOf<typeof unitFeature.contracts>
