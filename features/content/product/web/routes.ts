import { creators, staff } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { productWords } from '../product.words.ts'
import { courseSearch } from './useBroughtCourse.ts'
import { product } from '../product.contract.ts'

const inside = routesUnder('/manage/product/list', productWords, staff)

const list = searchOf(product)
const loadList = () => import('./ProductList.tsx')
const loadForm = () => import('./ProductForm.tsx')

export const productScreens = {
  '/manage/product/add': {
    route: inside('new', creators),
    load: () => loadForm().then((file) => file.ProductAdd),
    search: courseSearch,
  },
  '/manage/product/copy': {
    route: inside('routes.productCopy', creators),
    load: () => loadForm().then((file) => file.ProductCopy),
    search: idSearch,
  },
  '/manage/product/edit': {
    route: inside('edit'),
    load: () => loadForm().then((file) => file.ProductEdit),
    search: idSearch,
  },
  '/manage/product/list': {
    route: { title: phrase(productWords, 'title'), roles: creators, order: 30 },
    load: () => loadList().then((file) => file.ProductList),
    search: list,
  },
  '/manage/product/view': {
    route: inside('routes.productView'),
    load: () => import('./ProductView.tsx').then((file) => file.ProductView),
    search: idSearch,
  },
} satisfies Screens
