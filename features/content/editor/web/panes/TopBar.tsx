import '../problems/bar.css'
import {
  ApartmentOutlined,
  ArrowLeftOutlined,
  EllipsisOutlined,
  EyeOutlined,
  HistoryOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SearchOutlined,
  SettingOutlined,
  ShareAltOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { SaveLine } from '#kit/form/web/SaveLine.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { ShareButton } from '#kit/share/web/ShareButton.tsx'
import { share } from '#kit/share/web/sharing.ts'
import { showShortcutSheet } from '#kit/typing/web/shortcuts.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { canRedo, canUndo } from '#deck/deck.history.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { AiTools } from '../generate/AiTools.tsx'
import { activityPaths } from '../record/paths.ts'
import { SpeechTool } from '../speech/SpeechTool.tsx'
import { useEditor, useEditorState, useEditorStateDeferred } from '../state/context.ts'
import { usePublishing } from '../problems/usePublishing.ts'
import { Collaborators } from './Collaborators.tsx'
import { TitleField } from './TitleField.tsx'
import { TransferMenu } from './TransferMenu.tsx'

/** Where one is, what state it is in, and what can be done with the activity as a whole. */
export function TopBar() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const go = useGo()
  const editor = useEditor()
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
      <span className="editor-grow" />
      <span className="editor-tools">
        <Collaborators />
        <Tools share={kit('actions.share')} undo={kit('actions.undo')} />
        <AiTools />
        <SpeechTool />
        <TransferMenu />
      </span>
      <Share />
      <Moves />
    </header>
  )
}

/** The state, the version, and whether everything is saved. */
function SaveStatus() {
  const t = useWords(activityWords)
  const save = useEditorState((state) => state.save)
  const record = useEditorState((state) => state.record)
  return (
    <span className="editor-standing">
      <StatusTag machine={activity.machine} status={record.status} />
      {record.versionNumber > 0 && (
        <span className="kit-muted">{t('version.number', { number: record.versionNumber })}</span>
      )}
      {record.status === 'public' && record.hasUnpublishedChanges && (
        <span className="kit-tag" data-tone="wait">
          {t('version.unpublished')}
        </span>
      )}
      <SaveLine state={save} />
    </span>
  )
}

/** Where there is no room for it, it stands among the tools. */
function Share() {
  const id = useEditorState(({ record }) => record.id)
  return useIsNarrow() ? null : <ShareButton id={id} isIcon resource={activity.name} />
}

interface ToolsProps {
  readonly undo: string
  readonly share: string
}

function Tools({ undo, share: shareLabel }: ToolsProps) {
  const go = useGo()
  const t = useWords(activityWords)
  const editor = useEditor()
  const isNarrow = useIsNarrow()
  const canGoBack = useEditorStateDeferred(({ history }) => canUndo(history))
  const canGoOn = useEditorStateDeferred(({ history }) => canRedo(history))
  const tools = [
    {
      key: 'undo',
      label: undo,
      icon: <UndoOutlined aria-hidden="true" />,
      isOff: !canGoBack,
      run: () => editor.undo(),
    },
    {
      key: 'redo',
      label: t('editor.redo'),
      icon: <RedoOutlined aria-hidden="true" />,
      isOff: !canGoOn,
      run: () => editor.redo(),
    },
    {
      key: 'map',
      label: t('editor.map'),
      icon: <ApartmentOutlined aria-hidden="true" />,
      isOff: false,
      keys: undefined,
      run: () => editor.open('map'),
    },
    {
      key: 'settings',
      label: t('editor.settings'),
      icon: <SettingOutlined aria-hidden="true" />,
      isOff: false,
      keys: undefined,
      run: () => editor.open('settings'),
    },
    {
      key: 'find',
      label: t('editor.find.title'),
      icon: <SearchOutlined aria-hidden="true" />,
      isOff: false,
      run: () => editor.open('find'),
    },
    {
      key: 'versions',
      label: t('editor.versions'),
      icon: <HistoryOutlined aria-hidden="true" />,
      isOff: false,
      run: () =>
        void editor.saver.flush().then(() => go(activityPaths.versions(editor.store.get().record.id))),
    },
    {
      key: 'keys',
      label: t('editor.keys'),
      icon: <QuestionCircleOutlined aria-hidden="true" />,
      isOff: false,
      run: () => showShortcutSheet(true),
    },
    {
      key: 'preview',
      label: t('editor.preview'),
      icon: <EyeOutlined aria-hidden="true" />,
      isOff: false,
      keys: undefined,
      run: () => editor.open('preview'),
    },
  ]
  const sharing = {
    key: 'share',
    label: shareLabel,
    icon: <ShareAltOutlined aria-hidden="true" />,
    isOff: false,
    run: () => share(activity.name, editor.store.get().record.id),
  }
  if (!isNarrow)
    return tools.map(({ key, label, icon, isOff, keys, run }) => (
      <Tool icon={icon} isOff={isOff} key={key} keys={keys} label={label} onClick={run} />
    ))
  return (
    <Dropdown
      autoFocus
      menu={{
        items: [...tools, sharing].map(({ key, label, icon, isOff }) => ({
          key,
          label,
          icon,
          disabled: isOff,
        })),
        onClick: ({ key }) => [...tools, sharing].find((tool) => tool.key === key)?.run(),
      }}
      trigger={['click']}
    >
      <Button aria-label={t('editor.more')} icon={<EllipsisOutlined aria-hidden="true" />} type="text" />
    </Dropdown>
  )
}

interface ToolProps {
  readonly icon: ReactNode
  readonly label: string
  readonly isOff: boolean
  readonly keys: string | undefined
  readonly onClick: () => void
}

function Tool({ icon, label, isOff, keys, onClick }: ToolProps) {
  return (
    <Tooltip title={[label, keys].filter(Boolean).join('  ')}>
      <Button aria-label={label} disabled={isOff} icon={icon} onClick={onClick} type="text" />
    </Tooltip>
  )
}

/** Publish and hide, as the state table opens them. */
function Moves() {
  const { moves, isMoving } = usePublishing()
  return moves.map(({ name, label, isPrimary, isOff, why, run }) => (
    <Tooltip key={name} title={why}>
      <Button
        disabled={isOff}
        loading={isMoving === name}
        onClick={run}
        type={isPrimary ? 'primary' : 'default'}
      >
        {label}
      </Button>
    </Tooltip>
  ))
}
