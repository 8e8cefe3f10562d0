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

const tools = ['rewrite', 'distractors', 'translate'] as const
type Tool = (typeof tools)[number]

interface Props {
  readonly cardId: number
  readonly type: string
}

/** What an AI does for the card that is open. */
export function AiCardMenu({ cardId, type }: Props) {
  const t = useWords(generateWords)
  const editor = useEditor()
  const savedFirst = useSavedFirst()
  const [open, setOpen] = useState<Readonly<{ tool: Tool | undefined; cardId: number }>>()
  // What is open belongs to its card, and ends where another one is opened.
  const tool = open?.cardId === cardId ? open.tool : undefined
  const close = () => setOpen(undefined)
  const card = tool && findCard(editor.store.get().history.present, cardId)?.card
  const offered = tools.filter((each) => each !== 'distractors' || type === 'choice')
  const begin = (key: string) => {
    const chosen = tools.find((each) => each === key)
    savedFirst(() => setOpen({ tool: chosen, cardId }))
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
        {card && tool !== 'translate' && tool && (
          <RewriteDialog
            card={card}
            onClose={close}
            onTake={(next) => editor.changeCard(next, card)}
            tool={tool}
          />
        )}
        {tool === 'translate' && <TranslatePanel cardId={cardId} onClose={close} />}
      </Suspense>
    </>
  )
}
