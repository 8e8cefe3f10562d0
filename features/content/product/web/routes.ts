import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { product } from '../product.contract.ts'

const list = searchOf(product)
const loadList = () => import('./ProductList.tsx')
const loadForm = () => import('./ProductForm.tsx')

export const productScreens = {
  '/manage/product/add': { load: () => loadForm().then((file) => file.ProductAdd) },
  '/manage/product/copy': { load: () => loadForm().then((file) => file.ProductCopy), search: idSearch },
  '/manage/product/edit': { load: () => loadForm().then((file) => file.ProductEdit), search: idSearch },
  '/manage/product/list': { load: () => loadList().then((file) => file.ProductList), search: list },
  '/manage/product/view': {
    load: () => import('./ProductView.tsx').then((file) => file.ProductView),
    search: idSearch,
  },
} satisfies Screens
