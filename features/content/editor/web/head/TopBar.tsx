import '../problems/bar.css'
import {
  ArrowLeftOutlined,
  DownOutlined,
  EllipsisOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  RobotOutlined,
} from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ComponentProps } from 'react'
import { useAssistantButton } from '#kit/ai/web/assistant.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { usePublishing, type OfferedMove } from '../problems/usePublishing.ts'
import { activityPaths } from '../record/paths.ts'
import { useEditor } from '../state/context.ts'
import { Collaborators } from '../panes/Collaborators.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { TitleField } from './TitleField.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import {
  useAiTools,
  useHelpTools,
  usePreviewTools,
  useShareTools,
  useStepTools,
  useTransferTools,
  useViewTools,
  type Tool,
} from './tools.tsx'

/** Where one is, what state it is in, and what can be done with the activity as a whole. */
export function TopBar() {
  const t = useWords(activityWords)
  const go = useGo()
  const editor = useEditor()
  const isNarrow = useIsNarrow()
  const leave = async () => {
    // What has just been typed is on its way; only what cannot be saved is asked about.
    await editor.saver.flush()
    go(activityPaths.list)
  }
  return (
    <header className="editor-bar">
      <h1 className="kit-visually-hidden">{t('edit')}</h1>
      <Button
        aria-label={t('editor.back')}
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        onClick={() => void leave()}
        type="text"
      />
      <TitleField />
      <SaveStatus />
      {!isNarrow && <Steps />}
      <span className="editor-grow" />
      <Collaborators />
      {isNarrow ? <NarrowTools /> : <WideTools />}
    </header>
  )
}

/** Undo and redo, beside whether all is saved. */
function Steps() {
  return (
    <span className="editor-steps">
      {useStepTools().map(({ key, label, icon, keys = '', isOff = false, run }) => (
        <Tooltip
          key={key}
          title={
            <>
              {label} <KeyCap className="editor-key" keys={keys} />
            </>
          }
        >
          <Button aria-label={label} disabled={isOff} icon={icon} onClick={run} type="text" />
        </Tooltip>
      ))}
    </span>
  )
}

/** Four buttons with their words; all else is in the menu behind them. */
function WideTools() {
  const t = useWords(activityWords)
  const generate = useWords(generateWords)
  const { moves, isMoving } = usePublishing()
  const preview = usePreviewTools()
  const ai = useAiTools()
  const shareTools = useShareTools()
  const rest = [useViewTools(), useTransferTools(), movesAsTools(moves), useHelpTools()]
  const assistantButton = useAssistantButton<HTMLButtonElement>()
  return (
    <>
      <ToolMenu groups={[preview]}>
        <Button icon={<EyeOutlined aria-hidden="true" />}>
          {t('editor.parts.phone')}
          <DownOutlined aria-hidden="true" className="editor-caret" />
        </Button>
      </ToolMenu>
      <ToolMenu groups={[ai]}>
        <Button icon={<RobotOutlined aria-hidden="true" />} ref={assistantButton} title={generate('menu')}>
          {generate('short')}
          <DownOutlined aria-hidden="true" className="editor-caret" />
        </Button>
      </ToolMenu>
      {shareTools.map(({ key, label, icon, run }) => (
        <Button icon={icon} key={key} onClick={run}>
          {label}
        </Button>
      ))}
      <MainMove isMoving={isMoving} moves={moves} />
      <ToolMenu groups={rest}>
        <MoreButton />
      </ToolMenu>
    </>
  )
}

/** Where there is little room, everything but the main act is in one menu. */
function NarrowTools() {
  const { moves, isMoving } = usePublishing()
  const assistantButton = useAssistantButton<HTMLButtonElement>()
  const groups = [
    useStepTools(),
    [...usePreviewTools(), ...useShareTools()],
    useAiTools(),
    useViewTools(),
    useTransferTools(),
    movesAsTools(moves),
    useHelpTools(),
  ]
  return (
    <>
      <MainMove isMoving={isMoving} moves={moves} />
      <ToolMenu groups={groups}>
        <MoreButton ref={assistantButton} />
      </ToolMenu>
    </>
  )
}

function MoreButton(props: ComponentProps<typeof Button>) {
  const t = useWords(activityWords)
  return (
    <Button
      {...props}
      aria-label={t('editor.more')}
      icon={<EllipsisOutlined aria-hidden="true" />}
      title={t('editor.more')}
      type="text"
    />
  )
}

const mainOf = (moves: readonly OfferedMove[]) => moves.find(({ isMain }) => isMain)

/** The moves beside the main one, such as taking it offline. */
const movesAsTools = (moves: readonly OfferedMove[]): readonly Tool[] =>
  moves
    .filter((move) => move !== mainOf(moves))
    .map(({ name, label, isOff, run }) => ({
      key: name,
      label,
      icon: <EyeInvisibleOutlined aria-hidden="true" />,
      isOff,
      run,
    }))

/** Publishing, as the state table opens it. */
function MainMove({ moves, isMoving }: ReturnType<typeof usePublishing>) {
  const main = mainOf(moves)
  if (!main) return null
  const { name, label, isPrimary, isOff, why, run } = main
  return (
    <Tooltip title={why}>
      <Button
        disabled={isOff}
        loading={isMoving === name}
        onClick={run}
        type={isPrimary ? 'primary' : 'default'}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
