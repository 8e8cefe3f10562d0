import type { ReactNode } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import type { Entry, Way } from '#features/learning/public-page/entry.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import type { PublicPages } from '#app/publicPages.ts'

interface Props {
  readonly ways: readonly Way[]
  readonly offers?: PublicPages['course']['offers']
  readonly entry: Entry
}

/** How somebody comes by what the page shows, and the products that hold it. */
export function HowToGet({ ways, entry, offers = [] }: Props) {
  const t = useWords(publicPageWords)
  const format = useFormat()
  return (
    <>
      {ways.length > 0 && (
        <Part title={t('ways.title')}>
          <ul>
            {ways.map((way) => (
              <li key={way}>{t(`ways.${way === 'free' ? freeBy(entry) : way}`)}</li>
            ))}
          </ul>
        </Part>
      )}
      {offers.length > 0 && (
        <Part title={t('offers')}>
          {offers.map(({ id, title, cover, salePrice }) => (
            <ItemLink cover={cover} href={publicProductPath(id)} key={id} title={title}>
              {salePrice !== null && <b>{salePrice === 0 ? t('free') : format.money(salePrice)}</b>}
            </ItemLink>
          ))}
        </Part>
      )}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** What is free by the button of a page: what is marked, all of it, or the product that brings it. */
function freeBy({ action }: Entry): 'free' | 'freeWhole' | 'freeProduct' {
  if (action === 'getFree') return 'freeProduct'
  return action === 'start' ? 'freeWhole' : 'free'
}

/** A part of a page below what its author wrote. */
export const Part = ({ title, children }: PartProps) => (
  <section className="public-part">
    <h2>{title}</h2>
    {children}
  </section>
)

interface ItemProps {
  readonly href: string
  readonly title: string
  readonly cover: string
  readonly children?: ReactNode
}

/** A link to another public page, with its picture. */
export const ItemLink = ({ href, title, cover, children }: ItemProps) => (
  <a className="public-item" href={href}>
    {cover ? (
      <img alt="" decoding="async" height={54} loading="lazy" src={cover} width={96} />
    ) : (
      <span aria-hidden="true" />
    )}
    <span>{title}</span>
    {children}
  </a>
)
