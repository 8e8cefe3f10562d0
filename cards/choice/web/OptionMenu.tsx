import { Button, Dropdown } from 'antd'
import { LineIcon } from '#kit/web/LineIcon.tsx'
import { useWords } from '#kit/web/words.ts'
import { choiceWords } from '../choice.card.ts'
import { withMovedOption, withOption, withoutOption } from '../choice.edits.ts'
import type { ChoiceCard, ChoiceOption } from '../choice.schema.ts'

interface Props {
  readonly card: ChoiceCard
  readonly option: ChoiceOption
  readonly index: number
  readonly disabled: boolean
  onChange(card: ChoiceCard): void
  /** Whether the author wants to give the option a picture. */
  onPicture(isWanted: boolean): void
}

/** What is done with an option more rarely. */
export function OptionMenu({ card, option, index, disabled, onChange, onPicture }: Props) {
  const t = useWords(choiceWords)
  const number = index + 1
  const isJudge = card.kind === 'judge'
  return (
    <Dropdown
      disabled={disabled}
      menu={{
        items: [
          { key: 'picture', label: t(option.picture ? 'edit.removePicture' : 'edit.addPicture') },
          ...(isJudge
            ? []
            : [
                { key: 'up', label: t('edit.moveUp'), disabled: index === 0 },
                { key: 'down', label: t('edit.moveDown'), disabled: number === card.options.length },
                { key: 'remove', label: t('edit.removeOption'), danger: true },
              ]),
        ],
        onClick: ({ key }) => {
          if (key === 'up') onChange(withMovedOption(card, index, index - 1))
          if (key === 'down') onChange(withMovedOption(card, index, index + 1))
          if (key === 'remove') onChange(withoutOption(card, option.id))
          if (key !== 'picture') return
          onPicture(!option.picture)
          if (option.picture) onChange(withOption(card, option.id, { picture: null }))
        },
      }}
      trigger={['click']}
    >
      <Button
        aria-label={t('edit.more', { number })}
        icon={<LineIcon path="M6 12h.01M12 12h.01M18 12h.01" />}
        type="text"
      />
    </Dropdown>
  )
}
