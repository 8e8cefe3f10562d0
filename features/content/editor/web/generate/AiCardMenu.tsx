import { RobotOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { findCard } from '#deck/deck.document.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { useEditor } from '../state/context.ts'
import { useSavedFirst } from '../problems/useSavedFirst.ts'

const RewriteDialog = lazy(async () => ({ default: (await import('./RewriteDialog.tsx')).RewriteDialog }))
const TranslatePanel = lazy(async () => ({ default: (await import('./TranslatePanel.tsx')).TranslatePanel }))

const ways = ['rewrite', 'distractors', 'translate'] as const
type Way = (typeof ways)[number]

interface Props {
  readonly cardId: number
  readonly type: string
}

/** What an AI does for the card that is open. */
export function AiCardMenu({ cardId, type }: Props) {
  const t = useWords(generateWords)
  const editor = useEditor()
  const savedFirst = useSavedFirst()
  const [open, setOpen] = useState<Readonly<{ way: Way | undefined; cardId: number }>>()
  // What is open belongs to its card, and ends where another one is opened.
  const way = open?.cardId === cardId ? open.way : undefined
  const close = () => setOpen(undefined)
  const card = way && findCard(editor.store.get().history.present, cardId)?.card
  const offered = ways.filter((each) => each !== 'distractors' || type === 'choice')
  const begin = (key: string) => {
    const chosen = ways.find((each) => each === key)
    savedFirst(() => setOpen({ way: chosen, cardId }))
  }
  return (
    <>
      <Dropdown
        autoFocus
        menu={{
          items: offered.map((key) => ({ key, label: t(`${key}.open`) })),
          onClick: ({ key }) => begin(key),
        }}
        trigger={['click']}
      >
        <Button aria-label={t('cardMenu')} icon={<RobotOutlined aria-hidden="true" />} type="text" />
      </Dropdown>
      <Suspense fallback={null}>
        {card && way !== 'translate' && way && (
          <RewriteDialog
            card={card}
            onClose={close}
            onTake={(next) => editor.changeCard(next, card)}
            way={way}
          />
        )}
        {way === 'translate' && <TranslatePanel cardId={cardId} onClose={close} />}
      </Suspense>
    </>
  )
}
