import { ProductPage } from '#features/content/product/web/ProductPage.tsx'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import type { PublicPages } from '#app/publicPages.ts'
import { HowToGet } from './HowToGet.tsx'

/** L-page: a product as its buyers see it; what it sells leads on. */
export function ProductScreen({ product }: { readonly product: PublicPages['product'] }) {
  const isOfCourses = product.kind === 'course'
  const items = (isOfCourses ? product.courses : product.activities).map(({ id, title, cover }) => ({
    id,
    label: title,
    picture: cover,
  }))
  return (
    <>
      <ProductPage
        isScreen
        items={items}
        linkTo={isOfCourses ? publicCoursePath : publicActivityPath}
        topics={product.topics}
        values={product}
      />
      <HowToGet entry={product.entry} ways={product.ways} />
    </>
  )
}
