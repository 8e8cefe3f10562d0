import './dialogs.css'
import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { cardOf } from '#cards/index.ts'
import { useFormat } from '#kit/web/format.ts'
import { kitWords, useSay, useWords } from '#kit/web/words.ts'
import { activityWords } from '../../activity.words.ts'
import { excerptOf, nameOf } from './faces.ts'
import { contentsOf } from './kept.ts'
import type { KeptStore } from './keptStore.ts'
import { labelOf } from './sync.ts'
import { useLeft, type Left } from './useKept.ts'

interface Props {
  readonly store: KeptStore
  readonly userId: number
}

/** After a crash: what was typed and never reached the server, and whether it shall come back. */
export function LeftDialog({ store, userId }: Props) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const format = useFormat()
  const { left, answer } = useLeft(store, userId)
  const use = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      afterOpenChange={(isThere) => isThere && use.current?.focus()}
      closable={false}
      footer={[
        <Button key="drop" onClick={() => void answer(false)}>
          {kit('form.keptDrop')}
        </Button>,
        <Button key="use" onClick={() => void answer(true)} ref={use} type="primary">
          {kit('form.keptUse')}
        </Button>,
      ]}
      keyboard={false}
      mask={{ closable: false }}
      open={left !== undefined}
      title={t('editor.leftTitle')}
      width={560}
    >
      {left && (
        <>
          <p>{t('editor.leftLead', { time: format.ago(left.kept.at) })}</p>
          <LeftContents left={left} />
        </>
      )}
    </Modal>
  )
}

const kinds = { added: 'editor.added', changed: 'editor.changed', deleted: 'editor.gone' } as const

function LeftContents({ left }: { readonly left: Left }) {
  const t = useWords(activityWords)
  const say = useSay()
  const { cards, fields } = contentsOf(left.work)
  return (
    <ul className="editor-left">
      {cards.map(({ kind, card }) => {
        const type = say({ namespace: cardOf(card.type).words, key: 'label' })
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
          <FieldExcerpt value={left.work.mine.fields[name]} />
        </li>
      ))}
      {cards.length + fields.length === 0 && <li>{t('editor.orderChanged')}</li>}
    </ul>
  )
}

const FieldExcerpt = ({ value }: { readonly value: unknown }) =>
  typeof value === 'string' && !value.startsWith('/') ? <span>{value.slice(0, 120)}</span> : null
