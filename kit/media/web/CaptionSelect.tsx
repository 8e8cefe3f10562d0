import { useEffect, useState, type RefObject } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { mediaWords } from './mediaWords.ts'

export interface CaptionTrack {
  readonly id: string
  readonly url: string
  readonly label: string
  readonly language: string
}

interface Props {
  readonly element: RefObject<HTMLVideoElement | null>
  readonly tracks: readonly CaptionTrack[]
}

/** Chooses the captions that are drawn over the picture; none at first, unless the browser is told to. */
export function CaptionSelect({ element, tracks }: Props) {
  const t = useWords(mediaWords)
  const [chosen, setChosen] = useState(-1)
  useEffect(() => {
    const [, ...own] = element.current?.textTracks ?? []
    for (const [index, track] of own.entries()) track.mode = index === chosen ? 'showing' : 'disabled'
  }, [element, chosen, tracks])
  return (
    <select
      aria-label={t('captions')}
      className="media-select"
      onChange={(event) => setChosen(Number(event.target.value))}
      value={chosen}
    >
      <option value={-1}>{t('captionsOff')}</option>
      {tracks.map(({ id, label }, index) => (
        <option key={id} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}
