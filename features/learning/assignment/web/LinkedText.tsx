const links = /(https?:\/\/[^\s<>"']+)/gi

/** What a learner wrote, as text; web addresses in it can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <p className="work-text">
      {text.split(links).map((part, index) =>
        index % 2 === 1 ? (
          // Every second part is an address, and no part changes its place.
          <a href={part} key={`${index}${part}`} rel="noopener noreferrer nofollow" target="_blank">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
