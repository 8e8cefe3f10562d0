import { partsOf } from '#kit/contract/feature.ts'
import { uploadCalls } from '#features/media/file/file.contract.ts'
import { features } from './features.ts'

/** Every call of the product, by contract. */
export const contracts = partsOf(features, 'contracts')

/** Calls that speak a protocol of their own. */
export const rawCalls = uploadCalls
