import { plainOf } from '#kit/richText/richText.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { RichText } from '#kit/richText/web/RichText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { multipleWords } from '../multiple.card.ts'
import { textMax, type BlockOf } from '../multiple.schema.ts'
import type { BlockFieldsProps } from './blockFieldsProps.ts'
import { RecordingFields } from './RecordingFields.tsx'

/** The content of a block, by its kind. */
export function BlockFields(props: BlockFieldsProps) {
  const { block } = props
  switch (block.kind) {
    case 'text':
      return <TextFields {...props} block={block} />
    case 'image':
      return <ImageFields {...props} block={block} />
    default:
      return <RecordingFields {...props} block={block} />
  }
}

function TextFields({
  block,
  index,
  problems,
  onBlock,
  disabled = false,
}: BlockFieldsProps<BlockOf<'text'>>) {
  const t = useWords(multipleWords)
  const label = t('fields.body', { number: index + 1 })
  return (
    <CardField
      count={[plainOf(block.body), textMax]}
      isGroup
      label={label}
      problem={problemAt(problems, `blocks.${index}.body`)}
    >
      {() => (
        <RichText
          disabled={disabled}
          label={label}
          onChange={(body) => onBlock({ ...block, body })}
          value={block.body}
        />
      )}
    </CardField>
  )
}

function ImageFields(props: BlockFieldsProps<BlockOf<'image'>>) {
  const { block, index, files, onFile, problems, onBlock, disabled = false } = props
  const t = useWords(multipleWords)
  return (
    <CardMediaField
      disabled={disabled}
      files={files}
      label={t('fields.picture', { number: index + 1 })}
      onChange={(media) => onBlock({ ...block, media })}
      onFile={onFile}
      path={`blocks.${index}.media`}
      problems={problems}
      value={block.media}
    />
  )
}
