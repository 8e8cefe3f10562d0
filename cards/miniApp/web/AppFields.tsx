import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { miniAppWords } from '../miniApp.card.ts'
import { appIdMax, pathMax, queryMax, type MiniAppCard } from '../miniApp.schema.ts'

const lines = [
  ['appId', appIdMax],
  ['path', pathMax],
  ['query', queryMax],
] as const

/** Id, page and parameters of a mini-app, with which a tap opens it; Douyin's needs none of them. */
export function AppFields({ card, onChange, problems, disabled = false }: CardEditorProps<MiniAppCard>) {
  const t = useWords(miniAppWords)
  const kit = useWords(kitWords)
  const canTap = card.platform !== 'douyin'
  const hints = {
    appId: canTap ? t('edit.appIdHint') : t('edit.noTap'),
    path: undefined,
    query: kit('common.optional'),
  }
  return lines.map(([name, max]) => (
    <CardText
      disabled={disabled}
      hint={hints[name]}
      key={name}
      label={t(`fields.${name}`)}
      limit={max}
      onChange={(text) => onChange({ ...card, [name]: text.trim() })}
      problem={problemAt(problems, name)}
      spellCheck={false}
      value={card[name]}
    />
  ))
}
