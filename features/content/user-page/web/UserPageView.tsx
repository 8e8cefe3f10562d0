import './userPageView.css'
import { useWords } from '#kit/i18n/web/words.ts'
import { creatorPageWords } from '../creator-page.words.ts'
import type { industryLevels, Work, Works } from '../user-page.contract.ts'

type Level = (typeof industryLevels)[number]

/** A page as it stands or as it is being typed; what is still empty is ''. */
export interface ShownPage {
  readonly avatar: string
  readonly nickname: string
  readonly description: string
  readonly backgroundImage: string
  readonly industryLevel: Level | null
  readonly tagName: string
  readonly works: Works
}

export type WorkKind = keyof Works

interface UserPageViewProps {
  readonly page: ShownPage
  /** Says where they lead; without it nothing can be followed. */
  readonly linkTo?: (kind: WorkKind, id: number) => string
  /** Whether it is a screen by itself. */
  readonly isScreen?: boolean
}

/** K2: a creator as visitors see them. Preview, reviewers and learners: one code. */
export function UserPageView({ page, linkTo, isScreen = false }: UserPageViewProps) {
  const t = useWords(creatorPageWords)
  const { avatar, nickname, description, backgroundImage, works } = page
  const Name = isScreen ? 'h1' : 'h2'
  // Said to its creator; a visitor needs no word about what is not there.
  const isBare = !isScreen && works.courses.length + works.activities.length === 0
  return (
    <article className="creator" aria-label={nickname || t('noName')}>
      {backgroundImage ? (
        <img className="creator-background" src={backgroundImage} alt="" />
      ) : (
        <div className="creator-background">{t('noBackground')}</div>
      )}
      <div className="creator-head">
        {avatar ? (
          <img className="creator-avatar" src={avatar} alt="" />
        ) : (
          <span className="creator-avatar" aria-hidden="true" />
        )}
        <Name data-empty={!nickname || undefined}>{nickname || t('noName')}</Name>
        <Marks page={page} />
      </div>
      <p className="creator-about" data-empty={!description || undefined}>
        {description || t('noDescription')}
      </p>
      <Shelf kind="courses" works={works.courses} linkTo={linkTo} isScreen={isScreen} />
      <Shelf kind="activities" works={works.activities} linkTo={linkTo} isScreen={isScreen} />
      {isBare && <p className="creator-bare">{t('nothing')}</p>}
    </article>
  )
}

function Marks({ page: { industryLevel, tagName } }: Pick<UserPageViewProps, 'page'>) {
  const t = useWords(creatorPageWords)
  return (
    <p className="creator-marks">
      <span data-empty={industryLevel === null || undefined}>
        {industryLevel === null ? t('noLevel') : t(`levels.${industryLevel}`)}
      </span>
      <span data-empty={!tagName || undefined}>{tagName || t('noTag')}</span>
    </p>
  )
}

interface ShelfProps extends Pick<UserPageViewProps, 'linkTo' | 'isScreen'> {
  readonly kind: WorkKind
  readonly works: readonly Work[]
}

function Shelf({ kind, works, linkTo, isScreen }: ShelfProps) {
  const t = useWords(creatorPageWords)
  const Title = isScreen ? 'h2' : 'h3'
  if (works.length === 0) return null
  return (
    <section>
      <Title>{t(kind)}</Title>
      <ul className="creator-works">
        {works.map((work) => (
          <li key={work.id}>
            {linkTo ? (
              <a className="creator-work" href={linkTo(kind, work.id)}>
                <Face work={work} />
              </a>
            ) : (
              <span className="creator-work">
                <Face work={work} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Face = ({ work: { cover, title } }: { readonly work: Work }) => (
  <>
    {cover ? <img src={cover} alt="" loading="lazy" decoding="async" /> : <span aria-hidden="true" />}
    <span>{title}</span>
  </>
)
