const tones = 5
const deck =
  'M14 12h14a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3zM34 14l3 .8a3 3 0 0 1 2 3.6L35 33'

/** A cover; an activity without one gets a calm colour of its own. */
export function Cover({ id, url }: { readonly id: number; readonly url: string }) {
  if (url !== '') return <img alt="" className="learn-cover" decoding="async" loading="lazy" src={url} />
  return (
    <span aria-hidden="true" className="learn-cover" data-tone={id % tones}>
      <svg viewBox="0 0 48 48">
        <path d={deck} />
      </svg>
    </span>
  )
}
