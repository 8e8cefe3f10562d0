import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import { limits } from '../vocab.schema.ts'
import type { TermProps } from './termProps.ts'

const texts = ['reading', 'partOfSpeech', 'example', 'translation'] as const

/** What a word may have beside its meaning. */
export function TermDetails({ row, language, files, onFile }: TermProps) {
  const { part: term, index, disabled, change } = row
  const t = useWords(vocabWords)
  return (
    <div className="vocab-editor-details">
      {texts.map((field) => (
        <CardText
          disabled={disabled}
          key={field}
          label={t(`fields.${field}`)}
          lang={field === 'example' || field === 'reading' ? language : undefined}
          limit={limits[field]}
          onChange={(text) => change({ [field]: text })}
          value={term[field]}
        />
      ))}
      <FileField
        disabled={disabled}
        file={term.audio === null ? undefined : files[term.audio]}
        kind="audio"
        label={t('fields.audio')}
        onChange={(audio, file) => {
          if (audio !== null && file) onFile(audio, file)
          change({ audio })
        }}
        path={`terms.${index}.audio`}
        value={term.audio}
      />
      <CardField isGroup label={t('fields.picture')}>
        {() => (
          <CardMedia
            disabled={disabled}
            files={files}
            onChange={(picture) => change({ picture })}
            onFile={onFile}
            problem={row.problemAt('picture.alt')}
            value={term.picture}
          />
        )}
      </CardField>
    </div>
  )
}
