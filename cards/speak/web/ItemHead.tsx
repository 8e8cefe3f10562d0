import { HearButton } from '#kit/audio/web/HearButton.tsx'
import type { Voice } from '#kit/audio/web/useVoice.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import type { Item, SpeakCard } from '../speak.schema.ts'

interface Props {
  readonly card: SpeakCard
  readonly item: Item
  readonly files: Readonly<Record<number, string>>
  readonly voice: Voice
}

/** What is to be said, with how it sounds and what it means; or the question to which it is found. */
export function ItemHead({ card, item, files, voice }: Props) {
  const t = useWords(speakWords)
  return (
    <>
      {item.picture && <CardPicture files={files} media={item.picture} />}
      {card.mode === 'read' && (
        <p className="speak-text">
          <span lang={card.language}>{item.text}</span>
          <HearButton label={t('play.hear', { text: item.text })} said={item} voice={voice} />
        </p>
      )}
      {item.prompt && <p className={card.mode === 'read' ? 'speak-hint' : 'speak-question'}>{item.prompt}</p>}
    </>
  )
}
