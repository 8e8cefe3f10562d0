import { BarcodeOutlined, ExportOutlined, ShoppingOutlined } from '@ant-design/icons'
import { creators, hasRole } from '#kit/contract/role.ts'
import { useActor } from '#kit/http/web/session.ts'
import { endSharing } from '#kit/share/web/sharing.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { SharedKind, ShareFacts } from '../share.contract.ts'
import { shareWords } from '../share.words.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { Step } from './Step.tsx'
import { codesHref, sellHref } from '../share.paths.ts'

interface NextStepsProps {
  readonly kind: SharedKind
  readonly id: number
  readonly facts: ShareFacts
}

/** What comes next, as far as the reader may do it: look at it, place it, sell it, make codes. */
export function NextSteps({ kind, id, facts }: NextStepsProps) {
  const t = useWords(shareWords)
  const isCreator = hasRole(useActor(), creators)
  const isPublic = facts.audience !== null
  const mayPlace = kind === 'activity' && isPublic && isCreator
  const maySell = kind === 'course' && isPublic && isCreator && !facts.isSold
  if (!isPublic && facts.codes.length === 0) return null
  return (
    <section aria-label={t('next')}>
      <h3 className="share-next">{t('next')}</h3>
      <ul className="share-steps">
        {facts.link !== '' && (
          <li>
            <a className="share-step" href={facts.link} rel="noreferrer" target="_blank">
              <Step icon={<ExportOutlined />} lead={t('learner.lead')} title={t('learner.title')} />
            </a>
          </li>
        )}
        {mayPlace && <PlaceStep activityId={id} />}
        {maySell && (
          <li>
            <Go className="share-step" href={sellHref(id)} onGo={endSharing}>
              <Step icon={<ShoppingOutlined />} lead={t('sell.lead')} title={t('sell.title')} />
            </Go>
          </li>
        )}
        {facts.codes.map((product) => (
          <li key={product.id}>
            <Go className="share-step" href={codesHref(product.id)} onGo={endSharing}>
              <Step
                icon={<BarcodeOutlined />}
                lead={kind === 'product' ? t('codes.lead') : t('codes.of', { title: product.label })}
                title={t('codes.title')}
              />
            </Go>
          </li>
        ))}
      </ul>
    </section>
  )
}
