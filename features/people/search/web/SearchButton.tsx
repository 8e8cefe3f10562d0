import { SearchOutlined } from '@ant-design/icons'
import { useWords } from '#kit/i18n/web/words.ts'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { searchWords } from '../search.words.ts'
import './searchButton.css'

interface SearchButtonProps {
  /** The keys that do the same. */
  readonly keys: string
  /** Only the icon, where there is no room. */
  readonly isNarrow: boolean
  readonly onOpen: () => void
  /** Whoever comes near it is about to open it. */
  readonly onNear: () => void
}

/** Looks like the search box that it opens. */
export function SearchButton({ keys, isNarrow, onOpen, onNear }: SearchButtonProps) {
  const t = useWords(searchWords)
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      aria-label={t('title')}
      className={isNarrow ? 'shell-icon' : 'search-button'}
      onClick={onOpen}
      onFocus={onNear}
      onPointerEnter={onNear}
      type="button"
    >
      <SearchOutlined aria-hidden="true" />
      {!isNarrow && (
        <>
          <span>{t('box')}</span>
          <KeyCap keys={keys} />
        </>
      )}
    </button>
  )
}
