import type { Values } from '#kit/form/values.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { isWebAddress } from '#kit/richText/address.ts'
import { designWords } from '../../course-design.words.ts'
import { numberIn, textIn } from '../units/reading.ts'
import { Section } from './Section.tsx'
import { writtenRows } from './writtenRows.ts'

/** E3: what is given, and what learners buy themselves, with the way to its shop. */
export function Materials({ values }: { readonly values: Values }) {
  const t = useWords(designWords)
  return (
    <Section title={t('page.materials')}>
      {writtenRows(values, 'materials', 'title').map((row, index) => (
        // Rows have no identity of their own; their place is what they are.
        <Material key={index} row={row} />
      ))}
    </Section>
  )
}

function Material({ row }: { readonly row: Values }) {
  const format = useFormat()
  const words = useResourceWords('course')
  const image = textIn(row, 'image')
  const quantity = numberIn(row, 'quantity')
  return (
    <div className="course-page-material">
      {image && <img alt="" height={44} loading="lazy" src={image} width={44} />}
      <div>
        <b>
          {textIn(row, 'title')}
          {quantity !== null && <span className="kit-muted"> × {format.number(quantity)}</span>}
        </b>
        <p>{textIn(row, 'overview')}</p>
        <span className="kit-muted">{words.value('source', textIn(row, 'source'))}</span>
        {row['source'] === 'selfPurchase' && <Shop row={row} />}
      </div>
    </div>
  )
}

function Shop({ row }: { readonly row: Values }) {
  const t = useWords(designWords)
  const [link, platform] = [textIn(row, 'link'), textIn(row, 'platform')]
  const name = platform ? t('page.shop', { platform }) : t('page.toShop')
  if (isWebAddress(link))
    return (
      <a className="course-page-shop" href={link} rel="noopener noreferrer nofollow" target="_blank">
        {name}
      </a>
    )
  return platform ? <span className="kit-muted"> · {platform}</span> : null
}
