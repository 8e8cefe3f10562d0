import { number, oneOf, text } from '#kit/contract/field.ts'
import { among, range, search } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { staff, superAdmins } from '#kit/contract/role.ts'
import { unitMachine } from './unit.machine.ts'
import { measures, priceDecimals, priceMax, unitKinds } from './unit.measures.ts'

const name = text(50)

/**
 * I3, DEF-unit: what is counted, in four languages. A unit of use has a measure and a price in yuan with up to six decimals,
 * by which AI is billed; there is one active unit a measure, and without one that use costs nothing. Units of material
 * have neither, whatever is sent.
 */
export const unit = resource({
  name: 'unit',
  path: 'course/unit',
  fields: {
    nameZh: name,
    nameEn: name,
    nameEs: name,
    nameJa: name,
    kind: oneOf(unitKinds, { initial: 'material' }),
    measure: oneOf(measures, { required: 'never' }),
    price: number(0, priceMax, { decimals: priceDecimals, required: 'never' }),
  },
  extra: {},
  detail: {},
  filters: {
    name: search(),
    kind: among(unitKinds),
    measure: among(measures),
    status: among(['active', 'retired']),
    updatedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'nameZh', 'price'],
  machine: unitMachine,
  who: { read: superAdmins, write: superAdmins, options: staff },
})
