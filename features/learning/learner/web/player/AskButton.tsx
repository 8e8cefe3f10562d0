import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'

const bubble = 'M5 5h14v10H11l-4 4v-4H5zM10.4 8.4a1.7 1.7 0 1 1 2.3 1.6c-.5.2-.7.5-.7.9M12 12.9v.1'

/** The door to those who teach, at each card. */
export function AskButton({ onClick }: { readonly onClick: () => void }) {
  const t = useWords(learnWords)
  return (
    <button aria-label={t('ask.title')} className="player-round" onClick={onClick} type="button">
      <LineIcon path={bubble} size={22} />
    </button>
  )
}
