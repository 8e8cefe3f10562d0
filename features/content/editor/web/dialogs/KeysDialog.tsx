import './find.css'
import { Modal } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)
const control = isApple ? '⌘' : 'Ctrl'
const option = isApple ? '⌥' : 'Alt'

const everywhere = [
  ['add', ['/']],
  ['undo', [control, 'Z']],
  ['redo', [control, 'Shift', 'Z']],
  ['save', [control, 'S']],
  ['find', [control, 'F']],
  ['help', ['?']],
] as const
const inRail = [
  ['walk', ['↑', '↓']],
  ['reach', ['Shift', '↑', '↓']],
  ['all', [control, 'A']],
  ['move', [option, '↑', '↓']],
  ['edit', ['Enter']],
  ['duplicate', [control, 'D']],
  ['copy', [control, 'C', 'X', 'V']],
  ['remove', ['Delete']],
] as const

/** All keys of the editor. */
export function KeysDialog() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.panel === 'keys')
  return (
    <Modal
      footer={null}
      onCancel={() => editor.open(null)}
      open={isOpen}
      title={t('editor.keys')}
      width={680}
    >
      <div className="editor-keys">
        {(
          [
            ['everywhere', everywhere],
            ['inRail', inRail],
          ] as const
        ).map(([group, keys]) => (
          <section key={group}>
            <h3>{t(`editor.key.${group}`)}</h3>
            <dl>
              {keys.map(([name, pressed]) => (
                <div key={name}>
                  <dt>{t(`editor.key.${name}`)}</dt>
                  <dd>
                    {pressed.map((key) => (
                      <kbd className="kit-kbd" key={key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
