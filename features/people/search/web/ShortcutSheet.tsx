import { CloseOutlined } from '@ant-design/icons'
import { Fragment } from 'react'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { keyNames, type Shortcut, type ShortcutGroup } from '#kit/typing/shortcut.ts'
import { isApple } from '#kit/typing/web/KeyCap.tsx'
import { useShownShortcuts } from '#kit/typing/web/shortcuts.ts'
import { TopDialog } from '#kit/view/web/TopDialog.tsx'
import { searchWords } from '../search.words.ts'
import './shortcutSheet.css'

interface ShortcutSheetProps {
  /** Those that hold everywhere, which come last. */
  readonly everywhere: ShortcutGroup
  readonly onClose: () => void
}

/** The shortcuts of what is on the screen, as its parts register them. */
export function ShortcutSheet({ everywhere, onClose }: ShortcutSheetProps) {
  const t = useWords(searchWords)
  const own = useShownShortcuts().filter((group) => group !== everywhere)
  return (
    <TopDialog className="shortcuts" label={t('shortcuts')} onClose={onClose}>
      <div className="shortcuts-head">
        <h2>{t('shortcuts')}</h2>
        <button aria-label={t('close')} className="kit-top-close" onClick={onClose} type="button">
          <CloseOutlined aria-hidden="true" />
        </button>
      </div>
      <div className="shortcuts-groups">
        {own.length === 0 && <p className="kit-muted">{t('noShortcuts')}</p>}
        {[...own, everywhere].map((group) => (
          <Group group={group} key={`${group.title.namespace} ${group.title.key}`} />
        ))}
      </div>
    </TopDialog>
  )
}

function Group({ group }: { readonly group: ShortcutGroup }) {
  const translate = useTranslate()
  return (
    <section>
      <h3>{translate(group.title)}</h3>
      <dl>
        {Object.entries<Shortcut>(group.shortcuts).map(([name, { keys, says }]) => (
          <div key={name}>
            <dt>{translate(says)}</dt>
            <dd>
              {keyNames(keys, isApple).map((way, index) => (
                <Fragment key={way.join()}>
                  {index > 0 && <span aria-hidden="true">/</span>}
                  {way.map((key) => (
                    <kbd className="kit-kbd" key={key}>
                      {key}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
