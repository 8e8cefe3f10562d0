import './productPage.css'
import type { Option } from '#kit/contract/resource.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import type { Values } from '#kit/form/values.ts'
import { ReaderPage } from '#kit/view/web/ReaderPage.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { productWords } from '../product.words.ts'

interface SoldItem extends Option {
  readonly isPublic?: boolean
}

interface ProductPageProps {
  readonly values: Values
  readonly items: readonly SoldItem[]
  /** Names of careers, abilities and tags. */
  readonly topics: readonly string[]
  /** Where what it sells leads; without it nothing can be followed. */
  readonly linkTo?: (id: number) => string
  /** Whether it is a screen by itself. */
  readonly isScreen?: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A product as its buyers see it. */
export function ProductPage({ values, items, topics, linkTo, isScreen = false }: ProductPageProps) {
  const t = useWords(productWords)
  const picture = { url: textOf(values['cover']), ratio: '16 / 9' as const, absent: t('preview.noCover') }
  return (
    <ReaderPage
      label={t('preview.title')}
      title={textOf(values['title']) || t('preview.noTitle')}
      text={textOf(values['overview'])}
      lead={<Price values={values} />}
      picture={picture}
      topics={topics}
      isScreen={isScreen}
    >
      <Items items={items} isScreen={isScreen} linkTo={linkTo} />
    </ReaderPage>
  )
}

function Price({ values }: Pick<ProductPageProps, 'values'>) {
  const t = useWords(productWords)
  const format = useFormat()
  const words = useResourceWords(productWords.name)
  const { salePrice, delivery, startsAt, endsAt } = values
  const isTogether = delivery === 'sync' && typeof startsAt === 'number' && typeof endsAt === 'number'
  const period = isTogether && { from: format.dateTime(startsAt), to: format.dateTime(endsAt) }
  return (
    <p className="product-page-price">
      {typeof salePrice === 'number' && (
        <strong>{salePrice === 0 ? t('free') : format.money(salePrice)}</strong>
      )}
      <span className="kit-muted">
        {period ? t('period', period) : words.value('delivery', textOf(delivery))}
      </span>
    </p>
  )
}

function Items({ items, linkTo, isScreen }: Pick<ProductPageProps, 'items' | 'linkTo' | 'isScreen'>) {
  const t = useWords(productWords)
  const Title = isScreen ? 'h2' : 'h3'
  if (items.length === 0) return <p className="kit-muted">{t('preview.noItems')}</p>
  return (
    <>
      <Title>{t('preview.items', { count: items.length })}</Title>
      <ol className="product-page-items">
        {items.map(({ id, label, picture, isPublic = true }) => (
          <li key={id}>
            {picture ? <img src={picture} alt="" loading="lazy" /> : <span aria-hidden="true" />}
            {linkTo ? <a href={linkTo(id)}>{label}</a> : <span>{label}</span>}
            {!isPublic && (
              <span className="kit-tag" data-tone="off">
                {t('notPublic')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
