import { productWords } from '../product.words.ts'
import { creators, staff } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { product } from '../product.contract.ts'

const list = searchOf(product)
const loadList = () => import('./ProductList.tsx')
const loadForm = () => import('./ProductForm.tsx')

export const productScreens = {
  '/manage/product/add': {
    route: { title: phrase(productWords, 'new'), roles: creators, under: '/manage/product/list' },
    load: () => loadForm().then((file) => file.ProductAdd),
  },
  '/manage/product/copy': {
    route: {
      title: phrase(productWords, 'routes.productCopy'),
      roles: creators,
      under: '/manage/product/list',
    },
    load: () => loadForm().then((file) => file.ProductCopy),
    search: idSearch,
  },
  '/manage/product/edit': {
    route: { title: phrase(productWords, 'edit'), roles: staff, under: '/manage/product/list' },
    load: () => loadForm().then((file) => file.ProductEdit),
    search: idSearch,
  },
  '/manage/product/list': {
    route: { title: phrase(productWords, 'title'), roles: creators, place: 30 },
    load: () => loadList().then((file) => file.ProductList),
    search: list,
  },
  '/manage/product/view': {
    route: { title: phrase(productWords, 'routes.productView'), roles: staff, under: '/manage/product/list' },
    load: () => import('./ProductView.tsx').then((file) => file.ProductView),
    search: idSearch,
  },
} satisfies Screens
