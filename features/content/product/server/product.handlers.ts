import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { productEndpoints } from '../product.contract.ts'
import { copyProduct } from './copyProduct.ts'
import { productSpec } from './product.crud.ts'
import { createProduct, restoreProduct, updateProduct } from './saveProduct.ts'

export const productHandlers: HandlersOf<typeof productEndpoints> = {
  ...crudHandlers(productSpec),
  create: (call) => createProduct(call, call.body),
  update: (call) => updateProduct(call, call.body),
  restore: (call) => restoreProduct(call, call.body.id),
  copy: (call) => copyProduct(call, call.body.id),
}
