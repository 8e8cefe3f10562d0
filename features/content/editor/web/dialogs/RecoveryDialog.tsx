import './dialogs.css'
import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { copyText } from '#kit/view/web/copy.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { excerptOf, nameOf } from '../state/cardSummary.ts'
import { contentsOf, type Recovered } from '../state/recoveryDraft.ts'
import type { DraftStore } from '../state/draftStore.ts'
import { labelOf } from '../state/sync.ts'
import { useRecoveryDraft } from './useRecoveryDraft.ts'

interface Props {
  readonly store: DraftStore
  readonly userId: number
}

/** After a crash: what was typed and never reached the server, and whether it shall come back. */
export function RecoveryDialog({ store, userId }: Props) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const format = useFormat()
  const { left, use, drop, leave } = useRecoveryDraft(store, userId)
  const restorable = left?.restorable
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      afterOpenChange={(isThere) => isThere && first.current?.focus()}
      closable={false}
      footer={[
        <Button key="drop" onClick={() => void drop()}>
          {kit('form.keptDrop')}
        </Button>,
        restorable ? (
          <Button key="use" onClick={() => void use()} ref={first} type="primary">
            {kit('form.keptUse')}
          </Button>
        ) : (
          <Button key="later" onClick={leave} ref={first} type="primary">
            {t('editor.leftLater')}
          </Button>
        ),
      ]}
      keyboard={false}
      mask={{ closable: false }}
      open={left !== undefined}
      title={t('editor.leftTitle')}
      width={560}
    >
      {restorable && (
        <>
          <p>{t('editor.leftLead', { time: format.ago(restorable.draft.at) })}</p>
          <DraftContents work={restorable.work} />
        </>
      )}
      {left && left.unreadable.length > 0 && <Unreadable values={left.unreadable} />}
    </Modal>
  )
}

const kinds = { added: 'editor.added', changed: 'editor.changed', deleted: 'editor.gone' } as const

function DraftContents({ work }: { readonly work: Recovered }) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const { cards, fields } = contentsOf(work)
  return (
    <ul className="editor-draft-contents">
      {cards.map(({ kind, card }) => {
        const type = translate({ namespace: cardOf(card.type).words, key: 'label' })
        const name = nameOf(card) || t('editor.untitled', { type })
        const excerpt = excerptOf(card)
        return (
          <li key={card.id}>
            <b>{t(kinds[kind], { title: name })}</b>
            {kind !== 'deleted' && excerpt !== name && <span>{excerpt}</span>}
          </li>
        )
      })}
      {fields.map((name) => (
        <li key={name}>
          <b>{labelOf(name)}</b>
          <FieldExcerpt value={work.mine.fields[name]} />
        </li>
      ))}
      {cards.length + fields.length === 0 && <li>{t('editor.orderChanged')}</li>}
    </ul>
  )
}

const FieldExcerpt = ({ value }: { readonly value: unknown }) =>
  typeof value === 'string' && !value.startsWith('/') ? <span>{value.slice(0, 120)}</span> : null

/** What today's forms cannot show: as it was kept, to be copied from. It goes only when somebody discards it. */
function Unreadable({ values }: { readonly values: readonly unknown[] }) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  return (
    <>
      <p>{t('editor.leftUnreadable')}</p>
      {values.map((value) => {
        const text = JSON.stringify(value, null, 2)
        return (
          <div className="editor-unreadable" key={text}>
            <pre tabIndex={0}>{text}</pre>
            <Button onClick={() => void copyText(text)} size="small">
              {kit('copy.action')}
            </Button>
          </div>
        )
      })}
    </>
  )
}
