import './share.css'
import { Modal, Skeleton } from 'antd'
import { useRead } from '#kit/http/web/query.ts'
import { endSharing } from '#kit/share/web/sharing.ts'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { SharedKind, ShareFacts } from '../share.contract.ts'
import { shareWords } from '../share.words.ts'
import { NextSteps } from './NextSteps.tsx'
import { PublicLink } from './PublicLink.tsx'
import { factsCalls } from './share.calls.ts'

interface ShareSheetProps {
  readonly kind: SharedKind
  readonly id: number
  /** It has just been published: the heading says so. */
  readonly isFresh: boolean
}

/** P-share: the link to what is public, its picture, who sees it, and what comes next; of what is not public, what to do first. */
export function ShareSheet({ kind, id, isFresh }: ShareSheetProps) {
  const t = useWords(shareWords)
  const kit = useWords(kitWords)
  const read = useRead(factsCalls[kind], { query: { id } }, { staleTime: 0 })
  // What was read before it was published is not shown again.
  const facts = read.data?.audience === null && read.isFetching ? undefined : read.data
  const title = facts && (facts.title || kit('list.untitled'))
  const heading = isFresh && facts?.audience ? 'published' : 'title'
  return (
    <Modal
      className="share-sheet"
      footer={null}
      onCancel={endSharing}
      open
      title={title === undefined ? kit('actions.share') : t(heading, { title })}
      width={600}
    >
      {read.error && !facts ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : facts && title !== undefined ? (
        <Sheet facts={facts} id={id} kind={kind} title={title} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      )}
    </Modal>
  )
}

interface SheetProps {
  readonly kind: SharedKind
  readonly id: number
  readonly facts: ShareFacts
  readonly title: string
}

function Sheet({ kind, id, facts, title }: SheetProps) {
  const words = useResourceWords(shareWords.name)
  const { audience, status } = facts
  return (
    <>
      {audience === null ? (
        <p className="share-first">{words.maybe(`first.${kind}.${status}`)}</p>
      ) : (
        <PublicLink
          audience={words.maybe(`audience.${kind}.${audience}`) ?? ''}
          link={facts.link}
          title={title}
        />
      )}
      <NextSteps facts={facts} id={id} kind={kind} />
    </>
  )
}
