import type { PublicPage, PublicPages, Rendering } from '#app/publicPages.ts'
import { productName } from '#app/words/productName.ts'
import { shared } from './shared.ts'

/** Yuan as schema.org writes them. */
const offer = (price: number | null, url: string) =>
  price === null
    ? undefined
    : {
        '@type': 'Offer',
        price: price.toFixed(2),
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        category: price === 0 ? 'Free' : 'Paid',
        url,
      }

const provider = { '@type': 'Organization', name: productName }

function course(
  { salePrice, marketPrice, abilities, instructors, offers }: PublicPages['course'],
  url: string,
) {
  const price = offers[0]?.salePrice ?? salePrice ?? marketPrice
  return {
    '@type': 'Course',
    provider,
    teaches: abilities.map(({ name }) => name),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      instructor: instructors.map(({ name }) => ({ '@type': 'Person', name })),
    },
    ...(offers.length > 0 && { offers: offer(price, url) }),
  }
}

/** A page as search engines read it (https://schema.org/Course, /Product, /LearningResource, /ProfilePage). */
export function structuredData(
  page: Exclude<PublicPage, { readonly kind: 'absent' }>,
  { origin, path, language }: Pick<Rendering, 'origin' | 'path' | 'language'>,
): object {
  const url = origin + path
  const { title, text, picture } = shared(page)
  const described = {
    '@context': 'https://schema.org',
    name: title,
    description: text,
    url,
    ...(picture !== '' && { image: new URL(picture, origin).href }),
  }
  switch (page.kind) {
    case 'course':
      return { ...described, ...course(page.data, url) }
    case 'product':
      return { ...described, '@type': 'Product', offers: offer(page.data.salePrice, url) }
    case 'activity':
      return {
        ...described,
        '@type': 'LearningResource',
        provider,
        inLanguage: page.data.language ?? language,
        teaches: page.data.abilities,
        isAccessibleForFree: page.data.isFree,
      }
    case 'creator':
      return {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url,
        mainEntity: { ...described, '@type': 'Person' },
      }
  }
}
